/** Accounts in GoTrue's words and codes, which the web app's client reads. */
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { unlimited } from '../testing/embeddedServer.ts';
import { call, PASSWORD, signIn, type CallResponse, type UserSession } from '../testing/shopClient.ts';
import { join } from '../testing/users.ts';

const SIGN_UP = '/auth/v1/signup';
const REFRESH = '/auth/v1/token?grant_type=refresh_token';
const USER = '/auth/v1/user';
const LOGOUT = '/auth/v1/logout';
const MONA = { email: 'mona@example.com', data: { name: 'Mona', phone: '+96170123456' } };
const NEWCOMER = { email: 'newcomer@example.com', password: 'Bread-and-salt' };
const UNCONFIRMED = { email: 'unconfirmed@example.com', password: PASSWORD };

const booted = await bootForFile({ authCallsPerMinute: unlimited });
const mona = await join(booted, MONA.email, MONA.data);
await call(booted.backend, { path: SIGN_UP, body: UNCONFIRMED });

const send = (path: string, body: object): Promise<CallResponse> => call(booted.backend, { path, body });
const tryToSignIn = (email: string, password = PASSWORD) =>
  send('/auth/v1/token?grant_type=password', { email, password });
const openSession = (email = MONA.email): Promise<UserSession> =>
  signIn(booted.backend, { email, password: PASSWORD });
const changePassword = (password: string, as?: { token: string }) =>
  call(booted.backend, { method: 'PUT', path: USER, body: { password }, as });
const accountOf = (as?: { token: string }) => call(booted.backend, { path: USER, as });

const authError = (status: number, error_code: string, msg: string, more: object = {}): CallResponse => ({
  status,
  type: 'application/json',
  body: { code: status, error_code, msg, ...more },
});
const WRONG = authError(400, 'invalid_credentials', 'Invalid login credentials');
const NOT_CONFIRMED = authError(400, 'email_not_confirmed', 'Email not confirmed');
const NO_TOKEN = authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
const TOO_LONG = authError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
const REFRESH_GONE = authError(
  400,
  'refresh_token_not_found',
  'Invalid Refresh Token: Refresh Token Not Found',
);

test('a new user cannot sign in before the address is confirmed', async () => {
  const signedUp = await send(SIGN_UP, { ...NEWCOMER, data: { name: 'Nadim' } });
  expect(signedUp.body).toMatchObject({ email: NEWCOMER.email, user_metadata: { name: 'Nadim' } });
  expect(await tryToSignIn(NEWCOMER.email, NEWCOMER.password)).toEqual(NOT_CONFIRMED);
});

test('a sign-up repeated within a minute is rejected, and changes nothing', async () => {
  const again = { ...NEWCOMER, password: 'Another-horse-8' };
  const tooSoon = expect.stringMatching(
    /^For security purposes, you can only request this after [1-9]\d? seconds\.$/,
  ) as string;
  expect(await send(SIGN_UP, again)).toEqual(authError(429, 'over_email_send_rate_limit', tooSoon));
  expect(await tryToSignIn(again.email, again.password)).toEqual(WRONG);
  expect(await tryToSignIn(NEWCOMER.email, NEWCOMER.password)).toEqual(NOT_CONFIRMED);
});

test('an address that is taken, in any spelling, gets no second account and an answer without identities', async () => {
  const data = { name: 'Somebody else', phone: '+96171999999' };
  for (const email of [MONA.email, MONA.email.toUpperCase()]) {
    const { status, body } = await send(SIGN_UP, { email, password: 'Not-hers-1', data });
    expect([status, body]).toMatchObject([
      200,
      { email: MONA.email, user_metadata: { ...data, email_verified: false }, identities: [] },
    ]);
    expect((body as { id: string }).id).not.toBe(mona.id);
  }
  expect((await tryToSignIn(MONA.email)).status).toBe(200);
  expect(await tryToSignIn(MONA.email, 'Not-hers-1')).toEqual(WRONG);
});

test('a weak password and an invalid address are rejected', async () => {
  const weak = { email: 'weak@example.com', password: 'short' };
  expect(await send(SIGN_UP, weak)).toEqual(
    authError(422, 'weak_password', 'Password should be at least 8 characters.', {
      weak_password: { reasons: ['length'] },
    }),
  );
  expect(await tryToSignIn(weak.email, weak.password)).toEqual(WRONG);
  for (const email of ['nonsense', 'ｒima@example.com', 'ri\u200bma@example.com', 'r\u0456ma@example.com']) {
    expect(await send(SIGN_UP, { ...NEWCOMER, email })).toEqual(
      authError(400, 'validation_failed', 'Unable to validate email address: invalid format'),
    );
  }
});

test('the length of a password counts in bytes: 36 Arabic letters are accepted, and one more is not', async () => {
  const longest = `A!${'ش'.repeat(35)}`;
  const body = { email: 'longest@example.com', password: `${longest}x` };
  expect(await send(SIGN_UP, body)).toEqual(TOO_LONG);
  expect((await send(SIGN_UP, { ...body, password: longest })).status).toBe(200);
  expect(await tryToSignIn(body.email, longest)).toEqual(NOT_CONFIRMED);
  expect(await changePassword(body.password, mona)).toEqual(TOO_LONG);
  expect(await changePassword(body.password)).toEqual(NO_TOKEN);
});

test('the right password opens a session whatever the case of the address, and a wrong one reveals no account', async () => {
  for (const email of [MONA.email, MONA.email.toUpperCase()]) {
    const { status, body } = await tryToSignIn(email);
    expect([status, body]).toMatchObject([200, { expires_in: 3600, user: { id: mona.id } }]);
  }
  expect(await tryToSignIn(MONA.email, 'Not-hers-1')).toEqual(WRONG);
  expect(await tryToSignIn('unknown@example.com', 'Not-hers-1')).toEqual(WRONG);
  expect(await tryToSignIn(UNCONFIRMED.email.toUpperCase())).toEqual(NOT_CONFIRMED);
  expect(await tryToSignIn(UNCONFIRMED.email, 'Not-theirs-1')).toEqual(WRONG);
});

test('asking for an e-mail is answered the same, whether or not the address has an account', async () => {
  for (const email of [UNCONFIRMED.email, MONA.email, 'unknown@example.com']) {
    for (const path of ['/auth/v1/resend', '/auth/v1/recover']) {
      expect(await send(path, { type: 'signup', email })).toMatchObject({ status: 200, body: {} });
    }
  }
});

test('a new password needs a session and to be another valid one, and then replaces the old one', async () => {
  const email = 'omar@example.com';
  await join(booted, email);
  const [here, elsewhere] = [await openSession(email), await openSession(email)];
  expect(await changePassword('Another-horse-8')).toEqual(NO_TOKEN);
  expect(await changePassword('short', here)).toMatchObject({ body: { error_code: 'weak_password' } });
  expect(await changePassword(PASSWORD, here)).toEqual(
    authError(422, 'same_password', 'New password should be different from the old password.'),
  );
  expect((await changePassword('Another-horse-8', here)).status).toBe(200);
  expect(await tryToSignIn(email)).toEqual(WRONG);
  expect((await tryToSignIn(email, 'Another-horse-8')).status).toBe(200);
  expect((await signOut('others', here)).status).toBe(204);
  expect((await accountOf(elsewhere)).status).toBe(403);
  expect((await accountOf(here)).status).toBe(200);
});

test('a deactivated account signs in and reads its own state, so that the web app can show it', async () => {
  const { id, email } = await join(booted, 'deactivated@example.com');
  await booted.service().from('users').update({ deactivated_at: new Date().toISOString() }).eq('id', id);
  const as = await openSession(email);
  const { body } = await call(booted.backend, { path: '/rest/v1/users?select=deactivated_at', as });
  expect(body).toEqual([{ deactivated_at: expect.any(String) as string }]);
});

test('only its own refresh token renews a session', async () => {
  const { refreshToken } = await openSession();
  const renew = (refresh_token: string) => send(REFRESH, { refresh_token });
  expect((await renew(refreshToken)).body).toMatchObject({ user: { id: mona.id } });
  expect(await renew('x')).toEqual(authError(400, 'validation_failed', 'Refresh token is not valid'));
  expect(await renew('01a1ff8b-fc9a-769e-88e4-63c8d02f690c')).toEqual(REFRESH_GONE);
});

test('an account is read with its own token, and with no forged one', async () => {
  const { token } = await openSession();
  expect((await accountOf({ token })).body).toMatchObject({ id: mona.id });
  expect(await accountOf()).toEqual(NO_TOKEN);
  const reason = 'unable to parse or verify signature, token signature is invalid: signature is invalid';
  expect(await accountOf({ token: `${token.slice(0, -4)}AAAA` })).toEqual(
    authError(403, 'bad_jwt', `invalid JWT: ${reason}`),
  );
});

const signOut = (scope: string, as?: { token: string }) =>
  call(booted.backend, { method: 'POST', path: `${LOGOUT}?scope=${scope}`, as });

test('signing out ends the session, on this device or on every one', async () => {
  const ended = authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  const [phone, computer, other] = [await openSession(), await openSession(), await openSession()];
  expect(await signOut('local')).toEqual(NO_TOKEN);
  expect((await signOut('local', phone)).status).toBe(204);
  expect(await accountOf(phone)).toEqual(ended);
  expect((await accountOf(computer)).status).toBe(200);
  expect((await signOut('global', computer)).status).toBe(204);
  expect(await accountOf(other)).toEqual(ended);
  expect(await send(REFRESH, { refresh_token: other.refreshToken })).toEqual(REFRESH_GONE);
});
