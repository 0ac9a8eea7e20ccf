/** The real client, with what it would fetch in our hands. */
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signUp } from './accounts.ts';
import { fetchOwnOrders } from './orderHistory.ts';

type Answer = () => Response | Promise<Response>;

const answers = new Map<string, Answer>();
const asked: string[] = [];

async function answered(input: unknown, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(input), 'https://zawadeh.example');
  const call = `${init?.method ?? 'GET'} ${pathname}`;
  asked.push(call);
  const answer = answers.get(call);
  if (!answer) throw new Error(`Nobody answers ${call}.`);
  return answer();
}

vi.mock('./supabase.ts', () => ({
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
const refuses =
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
  asked.length = 0;
});

test('whoever signs in is known by their row, and its role counts', async () => {
  answers.set(USERS, () =>
    Response.json([{ ...user, role: 'admin', deactivated_at: '2026-11-01T00:00:00Z' }]),
  );
  expect(await signIn(form)).toMatchObject({ ok: true, value: { role: 'admin', active: false } });
});

test('a missing row is made, by way of the server where the table refuses', async () => {
  answers.set(USERS, () => Response.json([]));
  answers.set('POST /rest/v1/users', () =>
    Response.json({ code: '42501', message: 'denied' }, { status: 403 }),
  );
  answers.set('POST /api/users/upsert', () => Response.json({ error: null }));
  expect(await signIn(form)).toMatchObject({ ok: true, value: { name: 'Mona Kabbara', role: 'user' } });
  expect(asked.slice(-2)).toEqual(['POST /rest/v1/users', 'POST /api/users/upsert']);
});

test('a row that cannot be read is not taken for a missing one', async () => {
  answers.set(USERS, () => Response.json({ message: 'down' }, { status: 500 }));
  expect(await signIn(form)).toEqual({ ok: false, error: { kind: 'somethingWrong' } });
  expect(asked).not.toContain('POST /rest/v1/users');
});

test.each<[string, Answer, object]>([
  [
    'a wrong password',
    refuses(400, 'invalid_credentials', 'Invalid login credentials'),
    { kind: 'invalidCredentials' },
  ],
  [
    'a wrong password, in other words',
    refuses(400, 'invalid_credentials', 'Email not confirmed'),
    { kind: 'invalidCredentials' },
  ],
  [
    'an address that is not confirmed',
    refuses(400, 'email_not_confirmed', 'Email not confirmed'),
    { kind: 'notConfirmed' },
  ],
  [
    'an address that is not confirmed, in other words',
    refuses(400, 'email_not_confirmed', 'Look into your mailbox'),
    { kind: 'notConfirmed' },
  ],
  [
    'too many tries, in other words',
    refuses(429, 'over_request_rate_limit', 'Slow down'),
    { kind: 'tooMany' },
  ],
  [
    'a code that nobody foresaw',
    refuses(422, 'unforeseen', 'Invalid login credentials'),
    { kind: 'error', message: 'Invalid login credentials' },
  ],
  ['no answer', lost, { kind: 'unreachable' }],
  ['a web page', () => new Response('<!doctype html>'), { kind: 'unreachable' }],
  ['a gateway', () => new Response('', { status: 503 }), { kind: 'somethingWrong' }],
])('%s is said', async (_name, answer, trouble) => {
  answers.set(TOKEN, answer);
  expect(await signIn(form)).toEqual({ ok: false, error: trouble });
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
    refuses(400, 'email_address_not_authorized', 'no'),
    { ok: false, error: { kind: 'emailNotAllowed' } },
  ],
  [
    'an address that was written to a moment ago',
    refuses(
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 9 seconds.',
    ),
    { ok: false, error: { kind: 'letterJustSent' } },
  ],
  ['no answer', lost, { ok: false, error: { kind: 'unreachable' } }],
])('to sign up with %s', async (_name, answer, outcome) => {
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
])('the history when the table answers %s', async (_name, answer, outcome) => {
  answers.set('GET /rest/v1/orders', answer);
  expect(await fetchOwnOrders('u1')).toMatchObject(outcome);
  expect(asked).toEqual(['GET /rest/v1/orders']);
});
