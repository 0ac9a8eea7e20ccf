/** Maps the errors of Supabase Auth to the messages that the screens show. */
import { LONGEST_REASON } from '../limits.ts';
import { isRaw } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';

/** Each has a message in both languages. */
type KnownAuthError =
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
  /** It is on a list of leaked passwords. */
  | 'passwordLeaked'
  | 'samePassword'
  /** An e-mail was sent to this address a moment ago. */
  | 'letterJustSent'
  | 'tooMany'
  | 'linkOver'
  | 'sessionOver'
  /** "Error: Something went wrong." */
  | 'somethingWrong';

export type AuthError =
  | { kind: KnownAuthError }
  /** "Error: {message}", for an unknown error; the message is the server's English. */
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
} as const satisfies Record<string, KnownAuthError>;

/** The auth server's codes that have messages here. */
export type AuthErrorCode = keyof typeof BY_CODE | 'weak_password' | 'validation_failed';

/** The field that `validation_failed` means. The code does not name it, so the caller does. */
export type MalformedField = Extract<KnownAuthError, 'emailWrong' | 'passwordTooLong'>;

/** Uses only the code and the status, because the server's sentences are English and may be reworded at any time. */
export function toAuthError(error: unknown, malformed: MalformedField = 'emailWrong'): AuthError {
  if (!isRaw(error)) return { kind: 'somethingWrong' };
  const { code } = error;
  if (isCode(code, 'weak_password')) {
    return { kind: isLeaked(error.reasons) ? 'passwordLeaked' : 'passwordWeak' };
  }
  if (isCode(code, 'validation_failed')) return { kind: malformed };
  if (isKnownCode(code)) return { kind: BY_CODE[code] };
  if (error.status === TOO_MANY) return { kind: 'tooMany' };
  const message = readText(error.message, LONGEST_REASON);
  return message === null ? { kind: 'somethingWrong' } : { kind: 'error', message };
}

const isKnownCode = (code: unknown): code is keyof typeof BY_CODE =>
  typeof code === 'string' && Object.hasOwn(BY_CODE, code);

const isCode = (code: unknown, wanted: AuthErrorCode): boolean => code === wanted;

const TOO_MANY = 429;

const isLeaked = (reasons: unknown): boolean => Array.isArray(reasons) && reasons.includes('pwned');

/** Supabase answers the sign-up of a taken address like a new one, but without identities. */
export function isEmailTaken(user: unknown): boolean {
  return isRaw(user) && Array.isArray(user.identities) && user.identities.length === 0;
}

/**
 * An e-mail was sent there just before. Only an address with an account gets this error, so the screen shows it like a
 * sent e-mail; otherwise strangers would learn which addresses have an account.
 */
export const isEmailJustSent = (error: unknown): boolean =>
  isRaw(error) && isCode(error.code, 'over_email_send_rate_limit');

/** The call was rate-limited. */
export const isRateLimited = (error: unknown): boolean => isRaw(error) && error.status === TOO_MANY;
