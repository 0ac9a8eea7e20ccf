/** The real client with a stubbed fetch. */
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signUp } from './accounts.ts';
import { fetchOwnOrders } from '../orders/orderHistory.ts';

type Answer = () => Response | Promise<Response>;

const answers = new Map<string, Answer>();
const requests: string[] = [];

async function answered(input: unknown, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(input), 'https://zawadeh.example');
  const call = `${init?.method ?? 'GET'} ${pathname}`;
  requests.push(call);
  const answer = answers.get(call);
  if (!answer) throw new Error(`No answer for ${call}.`);
  return answer();
}

vi.mock('../../lib/http/supabase.ts', () => ({
  openSupabase: async () =>
    createClient('https://project.example', 'key', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: answered },
    }),
}));

const user = {
  id: 'u1',
  email: 'mona@zawadeh.local',
  user_metadata: { name: 'Mona Kabbara', phone: '+96170123456' },
  identities: [{}],
};
const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user };
const form = { email: user.email, password: 'Zawadeh-mona-1' };

const TOKEN = 'POST /auth/v1/token';
const USERS = 'GET /rest/v1/users';
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const rejects =
  (status: number, error_code: string, msg: string): Answer =>
  () =>
    Response.json({ code: status, error_code, msg }, { status });

beforeEach(() => {
  vi.stubGlobal('fetch', answered);
  vi.stubGlobal('location', { origin: 'https://zawadeh.example' });
  answers.set(TOKEN, () => Response.json(session));
});

afterEach(() => {
  vi.unstubAllGlobals();
  answers.clear();
  requests.length = 0;
});

test('a sign-in returns the user’s row with its role', async () => {
  answers.set(USERS, () =>
    Response.json([{ ...user, role: 'admin', deactivated_at: '2026-11-01T00:00:00Z' }]),
  );
  expect(await signIn(form)).toMatchObject({ ok: true, value: { role: 'admin', active: false } });
});

test('a missing row is inserted, through the server where the table rejects it', async () => {
  answers.set(USERS, () => Response.json([]));
  answers.set('POST /rest/v1/users', () =>
    Response.json({ code: '42501', message: 'denied' }, { status: 403 }),
  );
  answers.set('POST /api/users/upsert', () => Response.json({ error: null }));
  expect(await signIn(form)).toMatchObject({ ok: true, value: { name: 'Mona Kabbara', role: 'user' } });
  expect(requests.slice(-2)).toEqual(['POST /rest/v1/users', 'POST /api/users/upsert']);
});

test('an unreadable row is not treated as a missing one', async () => {
  answers.set(USERS, () => Response.json({ message: 'down' }, { status: 500 }));
  expect(await signIn(form)).toEqual({ ok: false, error: { kind: 'somethingWrong' } });
  expect(requests).not.toContain('POST /rest/v1/users');
});

test.each<[string, Answer, object]>([
  [
    'a wrong password',
    rejects(400, 'invalid_credentials', 'Invalid login credentials'),
    { kind: 'invalidCredentials' },
  ],
  [
    'a wrong password, in another sentence',
    rejects(400, 'invalid_credentials', 'Email not confirmed'),
    { kind: 'invalidCredentials' },
  ],
  [
    'an address that is not confirmed',
    rejects(400, 'email_not_confirmed', 'Email not confirmed'),
    { kind: 'notConfirmed' },
  ],
  [
    'an address that is not confirmed, in another sentence',
    rejects(400, 'email_not_confirmed', 'Look into your mailbox'),
    { kind: 'notConfirmed' },
  ],
  [
    'too many tries, in another sentence',
    rejects(429, 'over_request_rate_limit', 'Slow down'),
    { kind: 'tooMany' },
  ],
  [
    'an unknown code',
    rejects(422, 'unforeseen', 'Invalid login credentials'),
    { kind: 'error', message: 'Invalid login credentials' },
  ],
  ['no answer', lost, { kind: 'unreachable' }],
  ['a web page', () => new Response('<!doctype html>'), { kind: 'unreachable' }],
  ['a gateway', () => new Response('', { status: 503 }), { kind: 'somethingWrong' }],
])('%s has its own error', async (_case, answer, expected) => {
  answers.set(TOKEN, answer);
  expect(await signIn(form)).toEqual({ ok: false, error: expected });
});

test.each<[string, Answer, object]>([
  ['a new address', () => Response.json(user), { ok: true, value: null }],
  [
    'an address without identities',
    () => Response.json({ ...user, identities: [] }),
    { ok: false, error: { kind: 'emailTaken' } },
  ],
  [
    'an address that is not allowed',
    rejects(400, 'email_address_not_authorized', 'no'),
    { ok: false, error: { kind: 'emailNotAllowed' } },
  ],
  [
    'an address with a recent e-mail',
    rejects(
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 9 seconds.',
    ),
    { ok: false, error: { kind: 'letterJustSent' } },
  ],
  ['no answer', lost, { ok: false, error: { kind: 'unreachable' } }],
])('signing up with %s has its answer', async (_case, answer, outcome) => {
  answers.set('POST /auth/v1/signup', answer);
  expect(await signUp({ ...form, name: 'Rania', phone: '+96170123456' })).toEqual(outcome);
});

test.each<[string, Answer, object]>([
  [
    'rows',
    () => Response.json([{ order_code: 'ZWD-1' }]),
    { ok: true, value: [{ code: 'ZWD-1', method: null }] },
  ],
  ['nothing', lost, { ok: false, error: 'offline' }],
  ['silence', () => Promise.reject(new DOMException('', 'TimeoutError')), { ok: false, error: 'slow' }],
  ['500', () => Response.json({ message: 'down' }, { status: 500 }), { ok: false, error: 'server' }],
  ['a web page', () => new Response('<!doctype html>'), { ok: false, error: 'server' }],
])('the order history when the table answers %s', async (_case, answer, outcome) => {
  answers.set('GET /rest/v1/orders', answer);
  expect(await fetchOwnOrders('u1')).toMatchObject(outcome);
  expect(requests).toEqual(['GET /rest/v1/orders']);
});
