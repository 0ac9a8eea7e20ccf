/** The real client with a stubbed fetch. */
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestPasswordReset, setPassword, resendConfirmation } from './lostAccess.ts';

type Answer = () => Response | Promise<Response>;

const fetched = vi.hoisted(() => ({
  answers: new Map<string, Answer>(),
  requests: [] as string[],
  forgotten: 0,
}));

vi.mock('../../lib/http/supabase.ts', () => {
  const client = createClient('https://project.example', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        const call = `${init?.method ?? 'GET'} ${pathname}`;
        fetched.requests.push(call + search);
        return fetched.answers.get(call)?.() ?? Response.json({});
      },
    },
  });
  return { openSupabase: async () => client, forgetSession: () => (fetched.forgotten += 1) };
});

const rejects =
  (status: number, error_code: string, msg: string): Answer =>
  () =>
    Response.json({ code: status, error_code, msg }, { status });

beforeEach(() => vi.stubGlobal('location', { origin: 'https://zawadeh.example' }));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.answers.clear();
  fetched.requests.length = 0;
  fetched.forgotten = 0;
});

const RETURN = '?redirect_to=https%3A%2F%2Fzawadeh.example%2Flogin';

test('the links of both e-mails lead back to the login page', async () => {
  expect(await resendConfirmation('rania@example.com')).toEqual({ ok: true, value: null });
  expect(await requestPasswordReset('rania@example.com')).toEqual({ ok: true, value: null });
  expect(fetched.requests).toEqual([`POST /auth/v1/resend${RETURN}`, `POST /auth/v1/recover${RETURN}`]);
});

test.each([
  [rejects(429, 'over_request_rate_limit', 'Request rate limit reached'), { kind: 'tooSoon' }],
  [() => Response.json({ error: 'x', message: 'x', code: 'too_many' }, { status: 429 }), { kind: 'tooSoon' }],
  [() => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unreachable' }],
  [rejects(500, 'unexpected_failure', 'Error sending email'), { kind: 'somethingWrong' }],
])('an e-mail that is not sent is an error: %#', async (answer, expected) => {
  fetched.answers.set('POST /auth/v1/resend', answer);
  fetched.answers.set('POST /auth/v1/recover', answer);
  expect(await resendConfirmation('rania@example.com')).toEqual({ ok: false, error: expected });
  expect(await requestPasswordReset('rania@example.com')).toEqual({ ok: false, error: expected });
});

test('an e-mail rejected only for existing accounts looks like any other', async () => {
  const answer = rejects(429, 'over_email_send_rate_limit', 'For security purposes, …');
  fetched.answers.set('POST /auth/v1/resend', answer);
  fetched.answers.set('POST /auth/v1/recover', answer);
  expect(await resendConfirmation('rania@example.com')).toEqual({ ok: true, value: null });
  expect(await requestPasswordReset('rania@example.com')).toEqual({ ok: true, value: null });
});

test('a link whose session has ended does not change a password', async () => {
  expect(await setPassword('Bread-and-salt')).toEqual({ ok: false, error: { kind: 'somethingWrong' } });
  expect(fetched.forgotten).toBe(1);
});

test('a new password ends the other sessions, and a lost answer to that changes nothing', async () => {
  const user = { id: 'u1', aud: 'authenticated', email: 'rania@example.com' };
  const token = [{ alg: 'HS256', typ: 'JWT' }, { sub: 'u1', exp: 9_999_999_999 }, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  fetched.answers.set('GET /auth/v1/user', () => Response.json(user));
  fetched.answers.set('PUT /auth/v1/user', () => Response.json(user));
  fetched.answers.set('POST /auth/v1/logout', () => Promise.reject(new TypeError('Failed to fetch')));
  const { auth } = await (await import('../../lib/http/supabase.ts')).openSupabase();
  await auth.setSession({ access_token: token, refresh_token: 'r' });
  expect(await setPassword('Bread-and-salt')).toEqual({ ok: true, value: null });
  expect(fetched.requests.slice(-2)).toEqual(['PUT /auth/v1/user', 'POST /auth/v1/logout?scope=others']);

  fetched.answers.set('PUT /auth/v1/user', rejects(422, 'same_password', 'New password should be different'));
  expect(await setPassword('Bread-and-salt')).toEqual({ ok: false, error: { kind: 'samePassword' } });

  fetched.answers.set('PUT /auth/v1/user', rejects(400, 'validation_failed', 'Not like this'));
  expect(await setPassword('Bread-and-salt')).toEqual({ ok: false, error: { kind: 'passwordTooLong' } });
});
