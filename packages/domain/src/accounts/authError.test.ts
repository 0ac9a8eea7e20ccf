import { expect, test } from 'vitest';
import {
  toAuthError,
  isEmailJustSent,
  isEmailTaken,
  isRateLimited,
  type AuthErrorCode,
} from './authError.ts';

const taken = { kind: 'emailTaken' };
const notAllowed = { kind: 'emailNotAllowed' };

test.each([
  [
    'This email is already registered. …',
    { code: 'user_already_exists', message: 'User already registered' },
    taken,
  ],
  ['This email is already registered. …', { code: 'email_exists' }, taken],
  [
    'Sign up with this email is not allowed. …',
    { code: 'email_address_not_authorized', message: 'x' },
    notAllowed,
  ],
  ['Sign up with this email is not allowed. …', { code: 'email_address_invalid' }, notAllowed],
  ['Sign up with this email is not allowed. …', { code: 'signup_disabled' }, notAllowed],
  ['Sign up with this email is not allowed. …', { code: 'email_provider_disabled' }, notAllowed],
  [
    'Error: Unforeseen words',
    { code: 'unforeseen', message: 'Unforeseen words' },
    { kind: 'error', message: 'Unforeseen words' },
  ],
  ['Error: Something went wrong.', { code: 'x' }, { kind: 'somethingWrong' }],
  ['Error: Something went wrong.', { message: ' ' }, { kind: 'somethingWrong' }],
  ['Error: Something went wrong.', null, { kind: 'somethingWrong' }],
  ['Error: Something went wrong.', 'timeout', { kind: 'somethingWrong' }],
])('"%s" for %j', (_message, error, expected) => {
  expect(toAuthError(error)).toEqual(expected);
});

test.each([
  [{ identities: [] }, true],
  [{ identities: [{}] }, false],
  [{ identities: null }, false],
  [{}, false],
  [null, false],
])('the sign-up answer %j means a taken address: %j', (user, isTaken) => {
  expect(isEmailTaken(user)).toBe(isTaken);
});

test.each([
  [{ status: 429, code: 'over_email_send_rate_limit' }, true],
  [{ status: 429 }, true],
  [{ status: 400 }, false],
  [null, false],
])('%j is a rate limit: %j', (error, isSo) => {
  expect(isRateLimited(error)).toBe(isSo);
});

test.each([
  [{ status: 429, code: 'over_email_send_rate_limit' }, true],
  [{ status: 429, code: 'over_request_rate_limit' }, false],
  [null, false],
])('%j means that an e-mail was just sent: %j', (error, isSo) => {
  expect(isEmailJustSent(error)).toBe(isSo);
});

test.each([
  [{ code: 'invalid_credentials', message: 'Invalid login credentials' }, 'invalidCredentials'],
  [{ code: 'email_not_confirmed', message: 'Email not confirmed' }, 'notConfirmed'],
  [{ code: 'user_banned', message: 'User is banned' }, 'accountBlocked'],
  [{ code: 'same_password', message: 'New password should be different' }, 'samePassword'],
  [{ code: 'weak_password', message: 'Password should be at least 8 characters.' }, 'passwordWeak'],
  [{ code: 'weak_password', reasons: ['length'] }, 'passwordWeak'],
  [{ code: 'weak_password', reasons: ['length', 'pwned'] }, 'passwordLeaked'],
  [{ code: 'validation_failed', message: 'Unable to validate email address: invalid format' }, 'emailWrong'],
  [
    {
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 41 seconds.',
      status: 429,
    },
    'letterJustSent',
  ],
  [{ code: 'over_request_rate_limit', message: 'Request rate limit reached', status: 429 }, 'tooMany'],
  [{ message: 'Too many attempts. Please wait a minute and try again.', status: 429 }, 'tooMany'],
  [{ code: 'otp_expired', message: 'Email link is invalid or has expired' }, 'linkOver'],
  [{ code: 'session_not_found', message: 'Session from session_id claim' }, 'sessionOver'],
  [{ code: 'unexpected_failure', message: 'Error sending confirmation email' }, 'somethingWrong'],
])('%j has a message of its own: %s', (error, kind) => {
  expect(toAuthError(error)).toEqual({ kind });
});

test('validation_failed means the field that the caller names', () => {
  const error = { code: 'validation_failed', message: 'Password cannot be longer than 72 characters' };
  expect(toAuthError(error, 'passwordTooLong')).toEqual({ kind: 'passwordTooLong' });
  expect(toAuthError(error)).toEqual({ kind: 'emailWrong' });
});

const SENTENCES = [
  'User already registered',
  'A user with this email address has already been registered',
  'Invalid login credentials',
  'Email not confirmed',
  'Password cannot be longer than 72 characters',
  'Unable to validate email address: invalid format',
  'Request rate limit reached',
  'An unknown message',
  null,
];

test.each([
  ['user_already_exists', 'emailTaken'],
  ['email_exists', 'emailTaken'],
  ['email_address_not_authorized', 'emailNotAllowed'],
  ['email_address_invalid', 'emailNotAllowed'],
  ['signup_disabled', 'emailNotAllowed'],
  ['email_provider_disabled', 'emailNotAllowed'],
  ['invalid_credentials', 'invalidCredentials'],
  ['email_not_confirmed', 'notConfirmed'],
  ['user_banned', 'accountBlocked'],
  ['same_password', 'samePassword'],
  ['weak_password', 'passwordWeak'],
  ['validation_failed', 'emailWrong'],
  ['over_email_send_rate_limit', 'letterJustSent'],
  ['over_request_rate_limit', 'tooMany'],
  ['otp_expired', 'linkOver'],
  ['session_not_found', 'sessionOver'],
  ['session_expired', 'sessionOver'],
  ['refresh_token_not_found', 'sessionOver'],
  ['refresh_token_already_used', 'sessionOver'],
  ['bad_jwt', 'sessionOver'],
  ['no_authorization', 'sessionOver'],
  ['user_not_found', 'sessionOver'],
  ['reauthentication_needed', 'sessionOver'],
  ['unexpected_failure', 'somethingWrong'],
  ['request_timeout', 'somethingWrong'],
  ['hook_timeout', 'somethingWrong'],
  ['hook_timeout_after_retry', 'somethingWrong'],
  ['captcha_failed', 'somethingWrong'],
  ['conflict', 'somethingWrong'],
  ['bad_json', 'somethingWrong'],
] satisfies [AuthErrorCode, string][])('%s is %s, whatever the message', (code, kind) => {
  for (const message of SENTENCES) expect(toAuthError({ code, message })).toEqual({ kind });
});

test('the message of an unknown code is shown unchanged', () => {
  for (const message of SENTENCES) {
    const shown = message === null ? { kind: 'somethingWrong' } : { kind: 'error', message };
    expect(toAuthError({ message })).toEqual(shown);
    expect(toAuthError({ code: 'toString', message })).toEqual(shown);
  }
});
