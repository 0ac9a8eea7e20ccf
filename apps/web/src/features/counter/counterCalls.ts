/** The calls of a phone at a counter or of a courier, which identifies itself by a token of its own. */
import {
  COUNTER_ACTIONS_PATH,
  COUNTER_CHANGES_PATH,
  fieldsOf,
  HANDOVER_EVENT,
  HANDOVER_KINDS,
  PAIR_PATH,
  PAIRING_PATH,
  readActionResults,
  readDevice,
  readErrorCode,
  readInstant,
  readLocalText,
  type ActionResult,
  type CounterActionBody,
  type Device,
  type Instant,
  type LocalText,
  type QueuedAction,
  type Result,
} from '@zawadeh/domain';
import { followStream } from '../../lib/followStream.ts';
import { REQUEST_TIMEOUT_MS, toNetworkError, type NetworkError } from '../../lib/http/networkError.ts';
import { backendUrl } from '../../lib/http/config.ts';
import type { BegunPairing } from './counterStorage.ts';
import type { Ended } from './DeviceSync.ts';

export interface Pairing {
  kind: Device['kind'];
  store: LocalText | null;
  expiresAt: Instant | null;
}

export const fetchPairing = (code: string): Promise<Result<Pairing, NetworkError | 'over'>> =>
  pairingCall(PAIRING_PATH, { code }, (answer) => {
    const { kind, store, store_ar, expires_at } = fieldsOf(answer);
    if (kind !== 'counter' && kind !== 'courier') return null;
    return { kind, store: readLocalText(store, store_ar), expiresAt: readInstant(expires_at) };
  });

/** The answer of the server, as it is kept. The same call can be repeated when its answer is lost. */
export const pair = ({ code, token, name }: BegunPairing): Promise<Result<unknown, NetworkError | 'over'>> =>
  pairingCall(PAIR_PATH, { code, token, name }, (answer) => (readDevice(answer) ? answer : null));

async function pairingCall<Value>(
  path: string,
  body: object,
  read: (answer: unknown) => Value | null,
): Promise<Result<Value, NetworkError | 'over'>> {
  try {
    const response = await post(path, body);
    const answer: unknown = await response.json();
    if (response.ok) {
      const value = read(answer);
      return value === null ? { ok: false, error: 'server' } : { ok: true, value };
    }
    // A link that was cut short is no link either.
    const isOver = response.status === 410 || response.status === 400;
    return { ok: false, error: isOver ? 'over' : 'server' };
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}

/** The list of a phone: the answer of the server, as it is kept. */
export async function fetchList(
  path: string,
  token: string,
  read: (answer: unknown) => object | null,
): Promise<Result<unknown, NetworkError | Ended>> {
  try {
    const response = await send(path, token, {});
    const answer: unknown = await response.json();
    if (response.ok && read(answer)) return { ok: true, value: answer };
    return { ok: false, error: endedBy(answer) ?? 'server' };
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}

/** Calls back when the list should be read again, until the returned function is called. */
export const followChanges = (
  token: string,
  { onChange, onLive }: { onChange: () => void; onLive: (isLive: boolean) => void },
): (() => void) =>
  followStream({
    open: (signal) =>
      fetch(backendUrl + COUNTER_CHANGES_PATH, { headers: { Authorization: `Device ${token}` }, signal }),
    // Events of the stream have no content. An event that is cut in two is missed, and the next reading of the list has it.
    onPart: (text) => {
      if (text.includes(HANDOVER_EVENT)) onChange();
    },
    onConnectionChange: (state) => onLive(state === 'live'),
  });

/** What became of one action; after an error it is sent again. */
export async function sendAction(
  token: string,
  action: QueuedAction,
): Promise<Result<ActionResult, NetworkError | Ended>> {
  try {
    const response = await send(COUNTER_ACTIONS_PATH, token, {
      method: 'POST',
      body: JSON.stringify({ actions: [bodyOf(action)] }),
    });
    const answer: unknown = await response.json();
    const [result] = readActionResults(answer);
    if (response.ok && result && result.outcome !== 'try_again') return { ok: true, value: result };
    // Sent again it would be refused for ever, and hold up what comes after it.
    if (readErrorCode(answer) === 'malformed') {
      return { ok: true, value: { token: action.token, outcome: 'refused', handover: null } };
    }
    return { ok: false, error: endedBy(answer) ?? 'server' };
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}

function bodyOf(action: QueuedAction): CounterActionBody {
  const { kind, token, at } = action;
  if (kind === 'undo') return { do: 'undo', token };
  const time = new Date(at).toISOString();
  if (kind === 'stock') return { do: 'stock', token, bag_id: action.bagId, change: action.change, at: time };
  if (kind === 'give') return { do: 'give', token, bag_id: action.bagId, at: time };
  if (kind === 'nobody_there')
    return { do: 'nobody_there', token, order_id: action.orderId, next: action.next, at: time };
  const [orderId = '', of, storeId] = action.handover.split(' ');
  return {
    do: 'hand_over',
    token,
    order_id: orderId,
    kind: HANDOVER_KINDS.find((kind) => kind === of) ?? 'pickup',
    ...(storeId !== undefined && { store_id: storeId }),
    how: action.how,
    at: time,
  };
}

function endedBy(answer: unknown): Ended | null {
  const code = readErrorCode(answer);
  return code === 'unknown_device' || code === 'revoked' ? code : null;
}

const post = (path: string, body: object): Promise<Response> =>
  fetch(backendUrl + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });

const send = (path: string, token: string, init: RequestInit): Promise<Response> =>
  fetch(backendUrl + path, {
    ...init,
    headers: {
      Authorization: `Device ${token}`,
      ...(init.body ? { 'Content-Type': 'application/json' } : {}),
    },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
