import { expect } from 'vitest';
import type { Exchanges } from './exchange.ts';
import { forged, PASSWORD, passwordOf, PEOPLE, signIn, signInAnew, type Name } from './people.ts';
import { json, nothing, NUMBER, refused, TEXT, TIME, TOKEN, UUID } from './shapes.ts';
import { ask, type Shop } from './shop.ts';

const SIGN_UP = '/auth/v1/signup';
const SIGN_IN = '/auth/v1/token?grant_type=password';
const REFRESH = '/auth/v1/token?grant_type=refresh_token';
const USER = '/auth/v1/user';
const LOGOUT = '/auth/v1/logout';
const RESEND = '/auth/v1/resend';
const RECOVER = '/auth/v1/recover';

const newcomer = { email: 'newcomer@example.com', password: 'Bread-and-salt' };

function userCalled(email: string, said: object, isConfirmed: boolean) {
  const user_metadata = { sub: UUID, ...said, email, email_verified: isConfirmed, phone_verified: false };
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

const sessionOf = (who: Name, more: object = {}) =>
  json(200, {
    ...more,
    access_token: TOKEN,
    refresh_token: TEXT,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: NUMBER,
    user: userCalled(PEOPLE[who].email, PEOPLE[who].said, true),
  });

const TOO_SOON = expect.stringMatching(
  /^For security purposes, you can only request this after [1-9]\d? seconds\.$/,
) as string;

const OPENED = { weak_password: null };

const WRONG = refused(400, 'invalid_credentials', 'Invalid login credentials');
const NOT_CONFIRMED = refused(400, 'email_not_confirmed', 'Email not confirmed');
const NO_TOKEN = refused(401, 'no_authorization', 'This endpoint requires a valid Bearer token');

const tryToSignIn = (shop: Shop, email: string, password: string) =>
  ask(shop, { path: SIGN_IN, body: { email, password } });

export const accountExchanges: Exchanges = {
  'a newcomer signs up, and cannot sign in before the address is confirmed': async (shop) => {
    const data = { name: 'Nadim', phone: '+96171123456' };
    const told = await ask(shop, { path: SIGN_UP, body: { ...newcomer, data } });
    expect(told).toEqual(json(200, userCalled(newcomer.email, data, false)));
    expect(await tryToSignIn(shop, newcomer.email, newcomer.password)).toEqual(NOT_CONFIRMED);
  },

  // Answered as for a newcomer, and made of what was sent alone; only the identities tell the reader's own browser.
  'an address that is known makes no second account': async (shop) => {
    const { email, password } = passwordOf('mona');
    const data = { name: 'Somebody else', phone: '+96171999999' };
    const { confirmation_sent_at, ...stranger } = userCalled(email, data, false);
    for (const spelled of [email, email.toUpperCase()]) {
      const told = await ask(shop, { path: SIGN_UP, body: { email: spelled, password: 'Not-hers-1', data } });
      expect(told).toEqual(json(200, { ...stranger, confirmation_sent_at, identities: [] }));
    }
    expect((await tryToSignIn(shop, email, password)).status).toBe(200);
    expect(await tryToSignIn(shop, email, 'Not-hers-1')).toEqual(WRONG);
  },

  'a sign-up that is repeated within a minute is asked to wait, and changes nothing': async (shop) => {
    const again = { ...newcomer, password: 'Another-horse-8' };
    expect(await ask(shop, { path: SIGN_UP, body: again })).toEqual(
      refused(429, 'over_email_send_rate_limit', TOO_SOON),
    );
    expect(await tryToSignIn(shop, again.email, again.password)).toEqual(WRONG);
    expect(await tryToSignIn(shop, newcomer.email, newcomer.password)).toEqual(NOT_CONFIRMED);
  },

  'a weak password makes no account': async (shop) => {
    const body = { email: 'weak@example.com', password: 'short' };
    expect(await ask(shop, { path: SIGN_UP, body })).toEqual(
      refused(422, 'weak_password', 'Password should be at least 8 characters.', {
        weak_password: { reasons: ['length'] },
      }),
    );
    expect(await tryToSignIn(shop, body.email, body.password)).toEqual(WRONG);
  },

  'a password is counted in bytes: 36 Arabic letters are taken, and one more is not': async (shop) => {
    const longest = `A!${'ش'.repeat(35)}`;
    const tooLong = refused(400, 'validation_failed', 'Password cannot be longer than 72 characters');
    const body = { email: 'longest@example.com', password: `${longest}x` };
    expect(await ask(shop, { path: SIGN_UP, body })).toEqual(tooLong);
    expect((await ask(shop, { path: SIGN_UP, body: { ...body, password: longest } })).status).toBe(200);
    expect(await tryToSignIn(shop, body.email, longest)).toEqual(NOT_CONFIRMED);
    const change = { method: 'PUT', path: USER, body: { password: body.password } } as const;
    expect(await ask(shop, { ...change, as: await signIn(shop, 'mona') })).toEqual(tooLong);
    expect(await ask(shop, change)).toEqual(NO_TOKEN);
  },

  'what is no address makes no account': async (shop) => {
    for (const email of [
      'nonsense',
      'ｒima@example.com',
      'ri\u200bma@example.com',
      'r\u0456ma@example.com',
    ]) {
      expect(await ask(shop, { path: SIGN_UP, body: { ...newcomer, email } })).toEqual(
        refused(400, 'validation_failed', 'Unable to validate email address: invalid format'),
      );
    }
  },

  'the right password opens a session, however the address is written': async (shop) => {
    const { email, password } = passwordOf('mona');
    expect(await tryToSignIn(shop, email, password)).toEqual(sessionOf('mona', OPENED));
    const loud = await tryToSignIn(shop, email.toUpperCase(), password);
    expect(loud).toEqual(sessionOf('mona', OPENED));
  },

  'a wrong password and an unknown address are told the same': async (shop) => {
    expect(await tryToSignIn(shop, PEOPLE.mona.email, 'Not-hers-1')).toEqual(WRONG);
    expect(await tryToSignIn(shop, 'nobody@example.com', 'Not-hers-1')).toEqual(WRONG);
  },

  'whoever has not confirmed the address is told so, if the password is right': async (shop) => {
    const { email, password } = passwordOf('unconfirmed');
    expect(await tryToSignIn(shop, email.toUpperCase(), password)).toEqual(NOT_CONFIRMED);
    expect(await tryToSignIn(shop, email, 'Not-theirs-1')).toEqual(WRONG);
  },

  'who lost a letter or forgot the password is answered the same, whoever they are': async (shop) => {
    for (const email of [PEOPLE.unconfirmed.email, PEOPLE.mona.email, 'nobody@example.com']) {
      expect(await ask(shop, { path: RESEND, body: { type: 'signup', email } })).toEqual(json(200, {}));
      expect(await ask(shop, { path: RECOVER, body: { email } })).toEqual(json(200, {}));
    }
  },

  'a new password is for whoever is signed in, follows the rule, is new, and is the one from then on': async (
    shop,
  ) => {
    const { email } = PEOPLE.omar;
    const [here, elsewhere] = [await signInAnew(shop, 'omar'), await signInAnew(shop, 'omar')];
    const change = (password: string, as?: typeof here) =>
      ask(shop, { method: 'PUT', path: USER, body: { password }, ...(as && { as }) });
    expect(await change('Another-horse-8')).toEqual(NO_TOKEN);
    expect(await change('short', here)).toMatchObject({ status: 422, body: { error_code: 'weak_password' } });
    expect(await change(PASSWORD, here)).toEqual(
      refused(422, 'same_password', 'New password should be different from the old password.'),
    );
    expect(await change('Another-horse-8', here)).toEqual(
      json(200, userCalled(email, PEOPLE.omar.said, true)),
    );
    expect(await tryToSignIn(shop, email, PASSWORD)).toEqual(WRONG);
    expect((await tryToSignIn(shop, email, 'Another-horse-8')).status).toBe(200);
    expect(await ask(shop, { method: 'POST', path: `${LOGOUT}?scope=others`, as: here })).toEqual(
      nothing(204),
    );
    expect((await ask(shop, { path: USER, as: elsewhere })).status).toBe(403);
    expect((await change(PASSWORD, here)).status).toBe(200);
  },

  'whoever was deactivated can sign in, to be told so': async (shop) => {
    expect(await ask(shop, { path: SIGN_IN, body: passwordOf('deactivated') })).toEqual(
      sessionOf('deactivated', OPENED),
    );
  },

  'a session is renewed by its own token alone': async (shop) => {
    const { refreshToken } = await signIn(shop, 'mona');
    const renew = (refresh_token: string) => ask(shop, { path: REFRESH, body: { refresh_token } });
    expect(await renew(refreshToken)).toEqual(sessionOf('mona'));
    expect(await renew('x')).toEqual(refused(400, 'validation_failed', 'Refresh token is not valid'));
    expect(await renew('01a1ff8b-fc9a-769e-88e4-63c8d02f690c')).toEqual(
      refused(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    );
  },

  'who somebody is, is told to themselves': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const told = await ask(shop, { path: USER, as: mona });
    expect(told).toEqual(json(200, userCalled(PEOPLE.mona.email, PEOPLE.mona.said, true)));
    expect(await ask(shop, { path: USER })).toEqual(NO_TOKEN);
    expect(await ask(shop, { path: USER, as: forged(mona) })).toEqual(
      refused(
        403,
        'bad_jwt',
        'invalid JWT: unable to parse or verify signature, token signature is invalid: signature is invalid',
      ),
    );
  },

  'after signing out the session is over, on every device or on this one': async (shop) => {
    const over = refused(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    const [phone, computer, other] = [
      await signInAnew(shop, 'omar'),
      await signInAnew(shop, 'omar'),
      await signInAnew(shop, 'omar'),
    ];
    const signOut = (scope: string, as: typeof phone) =>
      ask(shop, { method: 'POST', path: `${LOGOUT}?scope=${scope}`, as });
    expect(await ask(shop, { method: 'POST', path: LOGOUT })).toEqual(NO_TOKEN);
    expect(await signOut('local', phone)).toEqual(nothing(204));
    expect(await ask(shop, { path: USER, as: phone })).toEqual(over);
    expect((await ask(shop, { path: USER, as: computer })).status).toBe(200);
    expect(await signOut('global', computer)).toEqual(nothing(204));
    expect(await ask(shop, { path: USER, as: other })).toEqual(over);
    expect(await ask(shop, { path: REFRESH, body: { refresh_token: other.refreshToken } })).toEqual(
      refused(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    );
  },
};
