import { expect, test } from 'vitest';
import { authTrouble, isSamePassword, isTakenAddress, isTooSoon } from './authTrouble.ts';

const taken = { say: 'emailTaken' };
const notAllowed = { say: 'emailNotAllowed' };

test.each([
  [
    'This email is already registered. …',
    { code: 'user_already_exists', message: 'User already registered' },
    taken,
  ],
  ['This email is already registered. …', { code: 'email_exists' }, taken],
  ['This email is already registered. …', { message: 'User already registered' }, taken],
  [
    'This email is already registered. …',
    { message: 'A user with this email address has already been registered' },
    taken,
  ],
  [
    'Sign up with this email is not allowed. …',
    { code: 'email_address_not_authorized', message: 'x' },
    notAllowed,
  ],
  ['Sign up with this email is not allowed. …', { code: 'email_address_invalid' }, notAllowed],
  ['Sign up with this email is not allowed. …', { code: 'signup_disabled' }, notAllowed],
  ['Sign up with this email is not allowed. …', { code: 'email_provider_disabled' }, notAllowed],
  [
    'Error: Invalid login credentials',
    { code: 'invalid_credentials', message: 'Invalid login credentials' },
    { say: 'error', message: 'Invalid login credentials' },
  ],
  ['Error: Something went wrong.', { code: 'x' }, { say: 'somethingWrong' }],
  ['Error: Something went wrong.', { message: ' ' }, { say: 'somethingWrong' }],
  ['Error: Something went wrong.', null, { say: 'somethingWrong' }],
  ['Error: Something went wrong.', 'timeout', { say: 'somethingWrong' }],
])('"%s" for %j', (_message, error, trouble) => {
  expect(authTrouble(error)).toEqual(trouble);
});

test.each([
  [{ identities: [] }, true],
  [{ identities: [{}] }, false],
  [{ identities: null }, false],
  [{}, false],
  [null, false],
])('the new user %j is a known address: %j', (user, isTaken) => {
  expect(isTakenAddress(user)).toBe(isTaken);
});

test.each([
  [{ status: 429, code: 'over_email_send_rate_limit' }, true],
  [{ status: 429 }, true],
  [{ status: 400 }, false],
  [null, false],
])('asking for a letter is too soon for %j: %j', (error, isSo) => {
  expect(isTooSoon(error)).toBe(isSo);
});

test.each([
  [{ status: 422, code: 'same_password' }, true],
  [{ status: 422, code: 'weak_password' }, false],
  [undefined, false],
])('a new password is the old one for %j: %j', (error, isSo) => {
  expect(isSamePassword(error)).toBe(isSo);
});
