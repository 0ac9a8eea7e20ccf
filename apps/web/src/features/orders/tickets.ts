/** GET {backend}/api/tickets/{code} and POST /api/tickets/received: what an order hands over. */
import {
  fieldsOf,
  LONGEST_CODE,
  readErrorCode,
  readAnswer,
  readHandover,
  readInstant,
  readText,
  readTicketHandovers,
  readTicketRefunds,
  readUuid,
  RECEIVED_PATH,
  TICKETS_PATH,
  type ErrorCode,
  type Fields,
  type Instant,
  type ReceivedBody,
  type Result,
  type TicketHandover,
  type TicketRefund,
} from '@zawadeh/domain';
import { storeTicket, cachedTicket } from './cachedTickets.ts';
import { correctedNow } from '../../lib/clock.ts';
import { toNetworkError, type NetworkError } from '../../lib/http/networkError.ts';
import { authedGet, authedPost } from '../../lib/http/authedPost.ts';
import { unsentOf } from '../../lib/unsent.ts';

/** The server reads it again, strictly. */
const confirmation = {
  order_code: (value) => readText(value, LONGEST_CODE),
  store_id: readUuid,
  token: readUuid,
  at: readInstant,
} satisfies Fields;

export const unsentConfirmations = unsentOf<ReceivedBody>('received', (stored) => {
  const { order_code, store_id, token, at } = readAnswer(confirmation, stored);
  const isStoreDamaged = store_id === null && fieldsOf(stored).store_id !== null;
  if (order_code === null || token === null || isStoreDamaged) return null;
  return { order_code, store_id, token, ...(at !== null && { at: new Date(at).toISOString() }) };
});

export interface Ticket {
  handovers: TicketHandover[];
  refunds: TicketRefund[];
  /** When the server said so. */
  asOf: Instant;
}

export type TicketError = NetworkError | 'none' | 'signedOut';

/** First sends what the buyer confirmed without a connection, so that the answer has it. */
export async function fetchTicket(userId: string, code: string): Promise<Result<Ticket, TicketError>> {
  try {
    await sendWaiting(userId);
    const response = await authedGet(`${TICKETS_PATH}/${encodeURIComponent(code)}`);
    if (response === null) return { ok: false, error: 'signedOut' };
    if (response.status === 404) return { ok: false, error: 'none' };
    const answer: unknown = response.ok ? await response.json() : null;
    const handovers = readTicketHandovers(answer);
    if (handovers === null) return { ok: false, error: 'server' };
    const asOf = correctedNow();
    storeTicket(userId, code, { answer, asOf });
    return { ok: true, value: { handovers, refunds: readTicketRefunds(answer), asOf } };
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}

/** As the server last said; null where it never did. */
export function keptTicket(userId: string, code: string): Ticket | null {
  const kept = cachedTicket(userId, code);
  const handovers = kept && readTicketHandovers(kept.answer);
  return kept && handovers ? { handovers, refunds: readTicketRefunds(kept.answer), asOf: kept.asOf } : null;
}

/** `waiting`: it is sent as soon as the server can be reached. `inMemoryOnly`: if this page is still open then. */
export type Confirmation = Result<'done' | 'waiting' | 'inMemoryOnly', ErrorCode | 'signedOut' | null>;

/** The buyer has the bag. Kept before it is sent, so that it is not lost without a connection. */
export async function confirmReceived(userId: string, body: ReceivedBody): Promise<Confirmation> {
  const isStored = await unsentConfirmations.change(userId, (waiting) => [...waiting, body]);
  try {
    const outcome = await send(userId, body);
    return outcome === 'done' ? { ok: true, value: 'done' } : { ok: false, error: outcome };
  } catch {
    return { ok: true, value: isStored ? 'waiting' : 'inMemoryOnly' };
  }
}

/** Sends what the buyer confirmed without a connection. True if the server has got a confirmation. */
export async function sendConfirmations(userId: string): Promise<boolean> {
  const { length } = await unsentConfirmations.of(userId);
  try {
    await sendWaiting(userId);
  } catch {
    // The confirmation is sent the next time.
  }
  return (await unsentConfirmations.of(userId)).length < length;
}

async function sendWaiting(userId: string): Promise<void> {
  // In their order; the rest waits for the next time if one cannot be sent.
  for (const body of await unsentConfirmations.of(userId)) await send(userId, body);
}

/** Throws where it has to be sent again. Done before is done. */
async function send(userId: string, body: ReceivedBody): Promise<'done' | ErrorCode | 'signedOut' | null> {
  const response = await authedPost(RECEIVED_PATH, () => body);
  if (response !== null && (response.status >= 500 || response.status === 429)) {
    throw new TypeError(`The confirmation was answered with ${response.status}`);
  }
  if (response === null) return 'signedOut';
  const answer: unknown = await response.json();
  await unsentConfirmations.change(userId, (waiting) => waiting.filter(({ token }) => token !== body.token));
  if (response.ok) return 'done';
  const code = readErrorCode(answer);
  const isDone = readHandover(Object(answer).handover)?.state === 'done';
  return code === 'already_done' && isDone ? 'done' : code;
}
