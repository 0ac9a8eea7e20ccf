/** The tickets of the signed-in user, which open without a connection, and confirmations that wait for one. */
import { fieldsOf, readRequest, receivedFields, type Instant, type ReceivedBody } from '@zawadeh/domain';
import { storeAccount, storedAccount } from './accountStorage.ts';

/** Of the orders that were looked at last. */
const MOST_TICKETS = 10;

interface KeptTicket {
  /** Of the server, to be validated again when it is read. */
  answer: unknown;
  asOf: Instant;
}

export function storeTicket(userId: string, code: string, ticket: KeptTicket): void {
  const account = storedAccount(userId);
  if (!account) return;
  const { [code]: _before, ...others } = fieldsOf(account.tickets);
  const kept = Object.entries(others).slice(1 - MOST_TICKETS);
  storeAccount({ ...account, tickets: { ...Object.fromEntries(kept), [code]: ticket } });
}

export function cachedTicket(userId: string, code: string): KeptTicket | null {
  const tickets = fieldsOf(storedAccount(userId)?.tickets);
  const { answer, asOf } = fieldsOf(Object.hasOwn(tickets, code) ? tickets[code] : null);
  return typeof asOf === 'number' && Number.isFinite(asOf) ? { answer, asOf } : null;
}

export function storeConfirmations(userId: string, received: readonly ReceivedBody[]): void {
  const account = storedAccount(userId);
  if (account) storeAccount({ ...account, received });
}

export function waitingConfirmations(userId: string): ReceivedBody[] {
  const stored = storedAccount(userId)?.received;
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return list.flatMap((sent) => {
    const reading = readRequest(receivedFields, sent);
    if (!reading.ok) return [];
    const { at, ...body } = reading.value;
    return [{ ...body, ...(at !== undefined && { at: new Date(at).toISOString() }) }];
  });
}
