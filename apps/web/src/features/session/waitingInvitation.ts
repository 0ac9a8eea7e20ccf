/**
 * The invitation to a shop's team that waits for its person's sign-in. For all tabs, because the link of a confirmation
 * e-mail opens another one.
 */
import { brand, INVITATION_PAGE, isPlainEmail } from '@zawadeh/domain';
import { parseFields } from '../../lib/fields.ts';
import { readItem, writeItem } from '../../lib/storage.ts';
import { saveReturnPath, storedReturnPath } from './returnPath.ts';

const KEY = `${brand.storagePrefix}-invitation`;

/** Time enough to make an account; after that the link of the letter is opened again. */
const LIFETIME_MS = 24 * 60 * 60_000;

interface WaitingInvitation {
  /** The secret of its link. */
  secret: string;
  email: string;
}

export function saveInvitation({ secret, email }: WaitingInvitation): void {
  saveReturnPath(INVITATION_PAGE);
  writeItem(KEY, JSON.stringify({ secret, email, expiresAt: Date.now() + LIFETIME_MS }));
}

export const forgetInvitation = (): void => {
  if (readItem(KEY) !== null) writeItem(KEY, null);
};

export function storedInvitation(): WaitingInvitation | null {
  const { secret, email, expiresAt } = parseFields(readItem(KEY));
  const left = Number(expiresAt) - Date.now();
  if (!(left > 0 && left <= LIFETIME_MS)) return null;
  return typeof secret === 'string' && typeof email === 'string' && isPlainEmail(email)
    ? { secret, email }
    : null;
}

/** What signing in leads to; null where this tab leads back to something else that was pressed later. */
export function invitationOfSignIn(): WaitingInvitation | null {
  const returnPath = storedReturnPath();
  return returnPath === null || returnPath === INVITATION_PAGE ? storedInvitation() : null;
}
