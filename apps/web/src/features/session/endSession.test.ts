/** The real client: the requests and effects of a sign-out on one device and on all. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '../../lib/http/config.ts';

const stored = new Map<string, string>();
let requests: string[] = [];
let answer: () => Promise<Response>;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const access_token = [encoded({ alg: 'HS256', typ: 'JWT' }), encoded({ sub: 'u1', exp: 9e9 }), 'x'].join('.');
const user = { id: 'u1', email: 'mona@zawadeh.local', user_metadata: {} };
const session = {
  access_token,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 9e9,
  user,
};

async function server(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
  if (pathname === '/config.json') return Response.json({ publishableKey: 'key' });
  requests.push(`${init.method ?? 'GET'} ${pathname}${search}`);
  return answer();
}

beforeEach(() => {
  vi.resetModules();
  requests = [];
  answer = async () => new Response(null, { status: 204 });
  stored.set(SESSION_KEY, JSON.stringify(session));
  vi.stubGlobal('location', { origin: 'https://shop.example', hash: '' });
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

test('signing out ends the session of this device only', async () => {
  stored.delete(SESSION_KEY);
  const { signOut } = await import('./accounts.ts');
  await signOut(JSON.stringify(session));
  expect(requests).toEqual(['POST /auth/v1/logout?scope=local']);
  expect(stored.has(SESSION_KEY)).toBe(false);
});

test('a sign-out forgets that its user waits for a bag', async () => {
  stored.set('zawadeh-alerts', 'u1');
  const { signOut } = await import('./accounts.ts');
  await signOut(JSON.stringify(session));
  expect(stored.has('zawadeh-alerts')).toBe(false);
});

test('signing out does not fail with the server', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  stored.delete(SESSION_KEY);
  const { signOut } = await import('./accounts.ts');
  await expect(signOut(JSON.stringify(session))).resolves.toBeUndefined();
  expect(stored.has(SESSION_KEY)).toBe(false);
});

test.each([null, '', '{"half', '{}'])(
  'a sign-out without a session (%j) does not call the server',
  async (text) => {
    stored.delete(SESSION_KEY);
    const { signOut } = await import('./accounts.ts');
    await signOut(text);
    expect(requests).toEqual([]);
  },
);

test('signing out everywhere ends all sessions', async () => {
  const { signOutEverywhere } = await import('./accounts.ts');
  expect(await signOutEverywhere()).toEqual({ ok: true, value: null });
  expect(requests).toEqual(['POST /auth/v1/logout?scope=global']);
  expect(stored.has(SESSION_KEY)).toBe(false);
});

test.each<[string, () => Promise<Response>, string]>([
  ['the browser is offline', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['the server is down', async () => new Response('', { status: 503 }), 'somethingWrong'],
])('signing out everywhere ends no session where %s, and returns an error', async (_case, down, kind) => {
  answer = down;
  const { signOutEverywhere } = await import('./accounts.ts');
  expect(await signOutEverywhere()).toEqual({ ok: false, error: { kind } });
  expect(stored.has(SESSION_KEY)).toBe(true);
});

test('a session that was ended on another device is removed by the next page', async () => {
  const ended = {
    code: 403,
    error_code: 'session_not_found',
    msg: 'Session from session_id claim does not exist',
  };
  answer = async () =>
    requests.at(-1) === 'GET /auth/v1/user'
      ? Response.json(ended, { status: 403 })
      : Response.json([session.user]);
  const { checkSession: lookAtSession } = await import('./accounts.ts');
  await lookAtSession();
  await vi.waitFor(() => expect(stored.has(SESSION_KEY)).toBe(false));
});

test('a session that the server has ended before ends in this browser too', async () => {
  answer = async () =>
    Response.json({ code: 403, error_code: 'session_not_found', msg: 'gone' }, { status: 403 });
  const { signOutEverywhere } = await import('./accounts.ts');
  expect(await signOutEverywhere()).toEqual({ ok: true, value: null });
  expect(stored.has(SESSION_KEY)).toBe(false);
});

test('a session that the server rejects is forgotten, and one that was stored since the request is not', async () => {
  const { forgetSession } = await import('../../lib/http/supabase.ts');
  forgetSession('an-earlier-token');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stored.has(SESSION_KEY)).toBe(true);
  forgetSession(access_token);
  await expect.poll(() => stored.has(SESSION_KEY)).toBe(false);
});
