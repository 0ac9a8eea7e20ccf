/** The authentication calls of the specification's seventh section. */
import { EMAIL_REDIRECT_PATH } from '@zawadeh/domain';
import { expect } from 'vitest';
import { call, PASSWORD } from '../../apps/server/src/testing/shopClient.ts';
import { type ContractTests, TEXT, TOKEN } from '../shapes.ts';
import { credentialsOf, TEST_USERS, signIn, openSession } from '../users.ts';

const SESSION = { access_token: TOKEN, refresh_token: TEXT };

export const accountCalls: ContractTests = {
  'sign up: with name and phone, and a link back to the login page': async (backend) => {
    const back = encodeURIComponent(backend.origin + EMAIL_REDIRECT_PATH);
    const data = { name: 'Salma', phone: '+96171000111' };
    const body = { email: 'salma@example.com', password: PASSWORD, data };
    const result = await call(backend, { path: `/auth/v1/signup?redirect_to=${back}`, body });
    expect(result).toMatchObject({ status: 200, body: { email: body.email, user_metadata: data } });
  },

  'sign in with a password, get user, refresh session, sign out': async (backend) => {
    const path = '/auth/v1/token?grant_type=password';
    const opened = await call(backend, { path, body: credentialsOf('mona') });
    expect(opened).toMatchObject({ status: 200, body: SESSION });
    const mona = await openSession(backend, 'mona');
    const user = await call(backend, { path: '/auth/v1/user', as: mona });
    expect(user).toMatchObject({ status: 200, body: { id: mona.id, email: TEST_USERS.mona.email } });
    const renewed = await call(backend, {
      path: '/auth/v1/token?grant_type=refresh_token',
      body: { refresh_token: mona.refreshToken },
    });
    expect(renewed).toMatchObject({ status: 200, body: SESSION });
    const { access_token: token } = renewed.body as { access_token: string };
    const out = { path: '/auth/v1/logout?scope=local', method: 'POST', as: { token } } as const;
    expect((await call(backend, out)).status).toBe(204);
    // Her other sessions stay open.
    expect((await call(backend, { path: '/auth/v1/user', as: await signIn(backend, 'mona') })).status).toBe(
      200,
    );
  },
};
