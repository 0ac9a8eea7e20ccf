import { expect } from 'vitest';
import { call, type ShopBackend, PASSWORD } from '../apps/server/src/testing/shopClient.ts';
import {
  type ContractTests,
  json,
  emptyResult,
  NUMBER,
  authError,
  TEXT,
  TIME,
  TOKEN,
  UUID,
} from './shapes.ts';
import { forged, credentialsOf, TEST_USERS, signIn, openSession, type TestUserName } from './users.ts';

const SIGN_UP = '/auth/v1/signup';
const SIGN_IN = '/auth/v1/token?grant_type=password';
const REFRESH = '/auth/v1/token?grant_type=refresh_token';
const USER = '/auth/v1/user';
const LOGOUT = '/auth/v1/logout';
const RESEND = '/auth/v1/resend';
const RECOVER = '/auth/v1/recover';

const newUser = { email: 'newcomer@example.com', password: 'Bread-and-salt' };

function authUser(email: string, metadata: object, isConfirmed: boolean) {
  const user_metadata = { sub: UUID, ...metadata, email, email_verified: isConfirmed, phone_verified: false };
  return {
    id: UUID,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata,
    identities: [
      {
        identity_id: UUID,
        id: UUID,
        user_id: UUID,
        identity_data: user_metadata,
        provider: 'email',
        last_sign_in_at: TIME,
        created_at: TIME,
        updated_at: TIME,
        email,
      },
    ],
    created_at: TIME,
    updated_at: TIME,
    is_anonymous: false,
    confirmation_sent_at: TIME,
    ...(isConfirmed && { email_confirmed_at: TIME, confirmed_at: TIME, last_sign_in_at: TIME }),
  };
}

const sessionOf = (name: TestUserName, more: object = {}) =>
  json(200, {
    ...more,
    access_token: TOKEN,
    refresh_token: TEXT,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: NUMBER,
    user: authUser(TEST_USERS[name].email, TEST_USERS[name].metadata, true),
  });

const TOO_SOON = expect.stringMatching(
  /^For security purposes, you can only request this after [1-9]\d? seconds\.$/,
) as string;

const OPENED = { weak_password: null };

const WRONG = authError(400, 'invalid_credentials', 'Invalid login credentials');
const NOT_CONFIRMED = authError(400, 'email_not_confirmed', 'Email not confirmed');
const NO_TOKEN = authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');

const tryToSignIn = (backend: ShopBackend, email: string, password: string) =>
  call(backend, { path: SIGN_IN, body: { email, password } });

export const accountTests: ContractTests = {
  'a new user signs up, and cannot sign in before the address is confirmed': async (backend) => {
    const data = { name: 'Nadim', phone: '+96171123456' };
    const result = await call(backend, { path: SIGN_UP, body: { ...newUser, data } });
    expect(result).toEqual(json(200, authUser(newUser.email, data, false)));
    expect(await tryToSignIn(backend, newUser.email, newUser.password)).toEqual(NOT_CONFIRMED);
  },

  // The same answer as for a new address, from the request's data only; the web app notices the empty identities.
  'an address that is taken gets no second account': async (backend) => {
    const { email, password } = credentialsOf('mona');
    const data = { name: 'Somebody else', phone: '+96171999999' };
    const { confirmation_sent_at, ...unknownUser } = authUser(email, data, false);
    for (const spelled of [email, email.toUpperCase()]) {
      const result = await call(backend, {
        path: SIGN_UP,
        body: { email: spelled, password: 'Not-hers-1', data },
      });
      expect(result).toEqual(json(200, { ...unknownUser, confirmation_sent_at, identities: [] }));
    }
    expect((await tryToSignIn(backend, email, password)).status).toBe(200);
    expect(await tryToSignIn(backend, email, 'Not-hers-1')).toEqual(WRONG);
  },

  'a sign-up repeated within a minute is rejected, and changes nothing': async (backend) => {
    const again = { ...newUser, password: 'Another-horse-8' };
    expect(await call(backend, { path: SIGN_UP, body: again })).toEqual(
      authError(429, 'over_email_send_rate_limit', TOO_SOON),
    );
    expect(await tryToSignIn(backend, again.email, again.password)).toEqual(WRONG);
    expect(await tryToSignIn(backend, newUser.email, newUser.password)).toEqual(NOT_CONFIRMED);
  },

  'a weak password is rejected': async (backend) => {
    const body = { email: 'weak@example.com', password: 'short' };
    expect(await call(backend, { path: SIGN_UP, body })).toEqual(
      authError(422, 'weak_password', 'Password should be at least 8 characters.', {
        weak_password: { reasons: ['length'] },
      }),
    );
    expect(await tryToSignIn(backend, body.email, body.password)).toEqual(WRONG);
  },

  'the length of a password counts in bytes: 36 Arabic letters are accepted, and one more is not': async (
    backend,
  ) => {
    const longest = `A!${'ش'.repeat(35)}`;
    const tooLong = authError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
    const body = { email: 'longest@example.com', password: `${longest}x` };
    expect(await call(backend, { path: SIGN_UP, body })).toEqual(tooLong);
    expect((await call(backend, { path: SIGN_UP, body: { ...body, password: longest } })).status).toBe(200);
    expect(await tryToSignIn(backend, body.email, longest)).toEqual(NOT_CONFIRMED);
    const change = { method: 'PUT', path: USER, body: { password: body.password } } as const;
    expect(await call(backend, { ...change, as: await signIn(backend, 'mona') })).toEqual(tooLong);
    expect(await call(backend, change)).toEqual(NO_TOKEN);
  },

  'an invalid address is rejected': async (backend) => {
    for (const email of [
      'nonsense',
      'ｒima@example.com',
      'ri\u200bma@example.com',
      'r\u0456ma@example.com',
    ]) {
      expect(await call(backend, { path: SIGN_UP, body: { ...newUser, email } })).toEqual(
        authError(400, 'validation_failed', 'Unable to validate email address: invalid format'),
      );
    }
  },

  'the right password opens a session, whatever the case of the address': async (backend) => {
    const { email, password } = credentialsOf('mona');
    expect(await tryToSignIn(backend, email, password)).toEqual(sessionOf('mona', OPENED));
    const uppercase = await tryToSignIn(backend, email.toUpperCase(), password);
    expect(uppercase).toEqual(sessionOf('mona', OPENED));
  },

  'a wrong password and an unknown address get the same answer': async (backend) => {
    expect(await tryToSignIn(backend, TEST_USERS.mona.email, 'Not-hers-1')).toEqual(WRONG);
    expect(await tryToSignIn(backend, 'unknown@example.com', 'Not-hers-1')).toEqual(WRONG);
  },

  'an unconfirmed account gets its own error, if the password is right': async (backend) => {
    const { email, password } = credentialsOf('unconfirmed');
    expect(await tryToSignIn(backend, email.toUpperCase(), password)).toEqual(NOT_CONFIRMED);
    expect(await tryToSignIn(backend, email, 'Not-theirs-1')).toEqual(WRONG);
  },

  'resend and recover answer the same, whether or not the address has an account': async (backend) => {
    for (const email of [TEST_USERS.unconfirmed.email, TEST_USERS.mona.email, 'unknown@example.com']) {
      expect(await call(backend, { path: RESEND, body: { type: 'signup', email } })).toEqual(json(200, {}));
      expect(await call(backend, { path: RECOVER, body: { email } })).toEqual(json(200, {}));
    }
  },

  'changing the password needs a session and a new valid password, which then replaces the old one': async (
    backend,
  ) => {
    const { email } = TEST_USERS.omar;
    const [here, elsewhere] = [await openSession(backend, 'omar'), await openSession(backend, 'omar')];
    const change = (password: string, as?: typeof here) =>
      call(backend, { method: 'PUT', path: USER, body: { password }, as });
    expect(await change('Another-horse-8')).toEqual(NO_TOKEN);
    expect(await change('short', here)).toMatchObject({ status: 422, body: { error_code: 'weak_password' } });
    expect(await change(PASSWORD, here)).toEqual(
      authError(422, 'same_password', 'New password should be different from the old password.'),
    );
    expect(await change('Another-horse-8', here)).toEqual(
      json(200, authUser(email, TEST_USERS.omar.metadata, true)),
    );
    expect(await tryToSignIn(backend, email, PASSWORD)).toEqual(WRONG);
    expect((await tryToSignIn(backend, email, 'Another-horse-8')).status).toBe(200);
    expect(await call(backend, { method: 'POST', path: `${LOGOUT}?scope=others`, as: here })).toEqual(
      emptyResult(204),
    );
    expect((await call(backend, { path: USER, as: elsewhere })).status).toBe(403);
    expect((await change(PASSWORD, here)).status).toBe(200);
  },

  'a deactivated account can sign in, so that the web app can show its state': async (backend) => {
    expect(await call(backend, { path: SIGN_IN, body: credentialsOf('deactivated') })).toEqual(
      sessionOf('deactivated', OPENED),
    );
  },

  'only its own refresh token renews a session': async (backend) => {
    const { refreshToken } = await signIn(backend, 'mona');
    const renew = (refresh_token: string) => call(backend, { path: REFRESH, body: { refresh_token } });
    expect(await renew(refreshToken)).toEqual(sessionOf('mona'));
    expect(await renew('x')).toEqual(authError(400, 'validation_failed', 'Refresh token is not valid'));
    expect(await renew('01a1ff8b-fc9a-769e-88e4-63c8d02f690c')).toEqual(
      authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    );
  },

  'a user reads their own account': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const result = await call(backend, { path: USER, as: mona });
    expect(result).toEqual(json(200, authUser(TEST_USERS.mona.email, TEST_USERS.mona.metadata, true)));
    expect(await call(backend, { path: USER })).toEqual(NO_TOKEN);
    expect(await call(backend, { path: USER, as: forged(mona) })).toEqual(
      authError(
        403,
        'bad_jwt',
        'invalid JWT: unable to parse or verify signature, token signature is invalid: signature is invalid',
      ),
    );
  },

  'signing out ends the session, on every device or on this one': async (backend) => {
    const ended = authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    const [phone, computer, other] = [
      await openSession(backend, 'omar'),
      await openSession(backend, 'omar'),
      await openSession(backend, 'omar'),
    ];
    const signOut = (scope: string, as: typeof phone) =>
      call(backend, { method: 'POST', path: `${LOGOUT}?scope=${scope}`, as });
    expect(await call(backend, { method: 'POST', path: LOGOUT })).toEqual(NO_TOKEN);
    expect(await signOut('local', phone)).toEqual(emptyResult(204));
    expect(await call(backend, { path: USER, as: phone })).toEqual(ended);
    expect((await call(backend, { path: USER, as: computer })).status).toBe(200);
    expect(await signOut('global', computer)).toEqual(emptyResult(204));
    expect(await call(backend, { path: USER, as: other })).toEqual(ended);
    expect(await call(backend, { path: REFRESH, body: { refresh_token: other.refreshToken } })).toEqual(
      authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    );
  },
};
