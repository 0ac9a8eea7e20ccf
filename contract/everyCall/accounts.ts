/** Authentication, as the specification's seventh section lists it. */
import { EMAIL_REDIRECT_PATH } from '@zawadeh/domain';
import { expect } from 'vitest';
import type { Exchanges } from '../exchange.ts';
import { PASSWORD, passwordOf, PEOPLE, signIn, signInAnew } from '../people.ts';
import { TEXT, TOKEN } from '../shapes.ts';
import { ask } from '../shop.ts';

const SESSION = { access_token: TOKEN, refresh_token: TEXT };

export const accountCalls: Exchanges = {
  'sign up: with name and phone, and the way back to the login page': async (shop) => {
    const back = encodeURIComponent(shop.origin + EMAIL_REDIRECT_PATH);
    const data = { name: 'Salma', phone: '+96171000111' };
    const body = { email: 'salma@example.com', password: PASSWORD, data };
    const told = await ask(shop, { path: `/auth/v1/signup?redirect_to=${back}`, body });
    expect(told).toMatchObject({ status: 200, body: { email: body.email, user_metadata: data } });
  },

  'sign in with a password, get user, refresh session, sign out': async (shop) => {
    const path = '/auth/v1/token?grant_type=password';
    const opened = await ask(shop, { path, body: passwordOf('mona') });
    expect(opened).toMatchObject({ status: 200, body: SESSION });
    const mona = await signInAnew(shop, 'mona');
    const user = await ask(shop, { path: '/auth/v1/user', as: mona });
    expect(user).toMatchObject({ status: 200, body: { id: mona.id, email: PEOPLE.mona.email } });
    const renewed = await ask(shop, {
      path: '/auth/v1/token?grant_type=refresh_token',
      body: { refresh_token: mona.refreshToken },
    });
    expect(renewed).toMatchObject({ status: 200, body: SESSION });
    const { access_token: token } = renewed.body as { access_token: string };
    const out = { path: '/auth/v1/logout?scope=local', method: 'POST', as: { token } } as const;
    expect((await ask(shop, out)).status).toBe(204);
    // The others of hers go on.
    expect((await ask(shop, { path: '/auth/v1/user', as: await signIn(shop, 'mona') })).status).toBe(200);
  },
};
