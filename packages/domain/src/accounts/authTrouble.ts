/** Which words go with which answer of the hosted backend. */
import { LONGEST_REASON } from '../limits.ts';
import { isRaw } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';

export type AuthTrouble =
  /** "This email is already registered. Please sign in or use a different email." */
  | { say: 'emailTaken' }
  /** "Sign up with this email is not allowed. Please use a different email address." */
  | { say: 'emailNotAllowed' }
  /** "Error: {message}" */
  | { say: 'error'; message: string }
  /** "Error: Something went wrong." */
  | { say: 'somethingWrong' };

const TAKEN = ['user_already_exists', 'email_exists'];
const NOT_ALLOWED = [
  'email_address_not_authorized',
  'email_address_invalid',
  'signup_disabled',
  'email_provider_disabled',
];

export function authTrouble(error: unknown): AuthTrouble {
  if (!isRaw(error)) return { say: 'somethingWrong' };
  const code = readText(error.code) ?? '';
  const message = readText(error.message, LONGEST_REASON);
  if (TAKEN.includes(code) || /already (?:been )?registered/i.test(message ?? ''))
    return { say: 'emailTaken' };
  if (NOT_ALLOWED.includes(code)) return { say: 'emailNotAllowed' };
  return message === null ? { say: 'somethingWrong' } : { say: 'error', message };
}

/** A known address is answered like a new one, only without identities. */
export function isTakenAddress(user: unknown): boolean {
  return isRaw(user) && Array.isArray(user.identities) && user.identities.length === 0;
}

/** A letter was asked for just before, or there were too many in an hour. */
export const isTooSoon = (error: unknown): boolean => isRaw(error) && error.status === 429;

/** The new password is the one that was forgotten. */
export const isSamePassword = (error: unknown): boolean => isRaw(error) && error.code === 'same_password';
