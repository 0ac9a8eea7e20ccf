/** The bag that a visitor reserved before signing in or up: it goes into the cart afterwards. */
import { MOST_OF_ONE_BAG } from '../limits.ts';
import { isRaw, readCount, readId } from '../reading/raw.ts';

/** The field of an account's metadata, written at sign-up. */
export const WAITING_BAG_FIELD = 'waiting_bag';

export interface WaitingBag {
  bagId: string;
  quantity: number;
}

/** From the browser's storage or the account's metadata, which a stranger may have written. */
export function readWaitingBag(value: unknown): WaitingBag | null {
  if (!isRaw(value)) return null;
  const bagId = readId(value.bagId);
  const quantity = readCount(value.quantity);
  return bagId === null || !quantity ? null : { bagId, quantity: Math.min(quantity, MOST_OF_ONE_BAG) };
}
