/** The bag that waits for its buyer's sign-in: in this browser, or in the account's metadata. */
import { fieldsOf, readWaitingBag, WAITING_BAG_FIELD, type WaitingBag } from '@zawadeh/domain';
import { SESSION_KEY } from '../../../lib/http/config.ts';
import { parseFields } from '../../../lib/fields.ts';
import { paths } from '../../../lib/paths.ts';
import { readItem, writeItem } from '../../../lib/storage.ts';
import { storedReturnPath } from '../../session/returnPath.ts';
import { WAITING_BAG_KEY } from '../../bag/waitingBag.ts';

/** Bags are of one day. */
const LIFETIME_MS = 24 * 3_600_000;

/** Null where this tab leads back to something else that was pressed later. */
export function storedWaitingBag(): WaitingBag | null {
  const { savedAt, ...fields } = parseFields(readItem(WAITING_BAG_KEY));
  const age = Date.now() - Number(savedAt);
  const bag = age >= 0 && age <= LIFETIME_MS ? readWaitingBag(fields) : null;
  const returnPath = storedReturnPath();
  return bag && (returnPath === null || returnPath === paths.bag(bag.bagId)) ? bag : null;
}

export const forgetWaitingBag = (): void => writeItem(WAITING_BAG_KEY, null);

/** The bag as it was stored at sign-up, maybe in another browser. */
export function waitingBagOfAccount(): WaitingBag | null {
  const { user_metadata } = fieldsOf(parseFields(readItem(SESSION_KEY)).user);
  return readWaitingBag(fieldsOf(user_metadata)[WAITING_BAG_FIELD]);
}
