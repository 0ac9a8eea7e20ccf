/** The tickets of the signed-in user, which open without a connection. */
import { fieldsOf, type Instant } from '@zawadeh/domain';
import { storeAccount, storedAccount } from '../../lib/http/accountStorage.ts';

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
