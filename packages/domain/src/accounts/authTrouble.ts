/** Which words go with which answer of the hosted backend. */
import { LONGEST_REASON } from '../limits.ts';
import { isRaw } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';

/** Each has words in both languages. */
type KnownAuthTrouble =
  /** "This email is already registered. Please sign in or use a different email." */
  | 'emailTaken'
  /** "Sign up with this email is not allowed. Please use a different email address." */
  | 'emailNotAllowed'
  | 'emailWrong'
  | 'invalidCredentials'
  | 'notConfirmed'
  | 'accountBlocked'
  | 'passwordWeak'
  | 'passwordTooLong'
  /** It is on the lists that guessers begin with. */
  | 'passwordLeaked'
  | 'samePassword'
  /** A letter went to this address a moment ago. */
  | 'letterJustSent'
  | 'tooMany'
  | 'linkOver'
  | 'sessionOver'
  /** "Error: Something went wrong." */
  | 'somethingWrong';

export type AuthTrouble =
  | { kind: KnownAuthTrouble }
  /** "Error: {message}", for an answer that nobody foresaw; in the server's English. */
  | { kind: 'error'; message: string };

const BY_CODE = {
  user_already_exists: 'emailTaken',
  email_exists: 'emailTaken',
  email_address_not_authorized: 'emailNotAllowed',
  email_address_invalid: 'emailNotAllowed',
  signup_disabled: 'emailNotAllowed',
  email_provider_disabled: 'emailNotAllowed',
  invalid_credentials: 'invalidCredentials',
  email_not_confirmed: 'notConfirmed',
  user_banned: 'accountBlocked',
  same_password: 'samePassword',
  over_email_send_rate_limit: 'letterJustSent',
  over_request_rate_limit: 'tooMany',
  otp_expired: 'linkOver',
  session_not_found: 'sessionOver',
  session_expired: 'sessionOver',
  refresh_token_not_found: 'sessionOver',
  refresh_token_already_used: 'sessionOver',
  bad_jwt: 'sessionOver',
  no_authorization: 'sessionOver',
  user_not_found: 'sessionOver',
  reauthentication_needed: 'sessionOver',
  unexpected_failure: 'somethingWrong',
  request_timeout: 'somethingWrong',
  hook_timeout: 'somethingWrong',
  hook_timeout_after_retry: 'somethingWrong',
  captcha_failed: 'somethingWrong',
  conflict: 'somethingWrong',
  bad_json: 'somethingWrong',
} as const satisfies Record<string, KnownAuthTrouble>;

/** The auth server's own codes, as far as there are words for them. */
export type AuthErrorCode = keyof typeof BY_CODE | 'weak_password' | 'validation_failed';

/** What `validation_failed` is about, which its code does not say: what a call sends decides what can be malformed. */
export type MalformedField = Extract<KnownAuthTrouble, 'emailWrong' | 'passwordTooLong'>;

/** Goes by the code and the status alone: the server's sentences are English, and may be reworded at any time. */
export function authTrouble(error: unknown, malformed: MalformedField = 'emailWrong'): AuthTrouble {
  if (!isRaw(error)) return { kind: 'somethingWrong' };
  const { code } = error;
  if (isCode(code, 'weak_password')) {
    return { kind: isLeaked(error.reasons) ? 'passwordLeaked' : 'passwordWeak' };
  }
  if (isCode(code, 'validation_failed')) return { kind: malformed };
  if (isKnown(code)) return { kind: BY_CODE[code] };
  if (error.status === TOO_MANY) return { kind: 'tooMany' };
  const message = readText(error.message, LONGEST_REASON);
  return message === null ? { kind: 'somethingWrong' } : { kind: 'error', message };
}

const isKnown = (code: unknown): code is keyof typeof BY_CODE =>
  typeof code === 'string' && Object.hasOwn(BY_CODE, code);

const isCode = (code: unknown, wanted: AuthErrorCode): boolean => code === wanted;

const TOO_MANY = 429;

const isLeaked = (reasons: unknown): boolean => Array.isArray(reasons) && reasons.includes('pwned');

/** A known address is answered like a new one, only without identities. */
export function isTakenAddress(user: unknown): boolean {
  return isRaw(user) && Array.isArray(user.identities) && user.identities.length === 0;
}

/**
 * A letter went there just before. Only an address with an account is answered so: to whoever asks it is told like any
 * other letter, or strangers would learn who has one.
 */
export const isLetterJustSent = (error: unknown): boolean =>
  isRaw(error) && isCode(error.code, 'over_email_send_rate_limit');

/** It was asked for too often. */
export const isTooSoon = (error: unknown): boolean => isRaw(error) && error.status === TOO_MANY;
