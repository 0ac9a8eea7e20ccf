/** The real client on a phone whose clock is wrong. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOCK_SKEW_KEY, correctedNow } from '../clock.ts';
import { SESSION_KEY } from './config.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
/** The Date header has whole seconds. */
const A_SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const stored = new Map<string, string>();
let serverTime = NOW;
let requests: string[] = [];

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function session() {
  const expires_at = (serverTime + HOUR) / 1000;
  const access_token = [
    encoded({ alg: 'HS256', typ: 'JWT' }),
    encoded({ sub: 'u1', exp: expires_at }),
    'x',
  ].join('.');
  const user = { id: 'u1', email: 'mona@zawadeh.local', user_metadata: {}, identities: [{}] };
  return { access_token, refresh_token: 'r1', token_type: 'bearer', expires_in: 3600, expires_at, user };
}

async function server(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
  requests.push(`${init.method ?? 'GET'} ${pathname}${search}`);
  const headers = { date: new Date(serverTime).toUTCString() };
  if (pathname === '/config.json') return Response.json({ publishableKey: 'key' }, { headers });
  if (pathname === '/auth/v1/token') return Response.json(session(), { headers });
  return Response.json([], { headers });
}

const refreshes = () => requests.filter((call) => call.includes('grant_type=refresh_token')).length;

const endOf = (found: { expires_at?: number } | null) => (found?.expires_at ?? 0) * 1000;

/** A new page with only the browser's storage. */
async function openPage() {
  vi.resetModules();
  requests = [];
  const { openSupabase } = await import('./supabase.ts');
  return (await openSupabase()).auth;
}

function setClocks(right: number, device: number): void {
  serverTime = right;
  vi.setSystemTime(device);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClocks(NOW, NOW);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { href: 'https://shop.example/' } }));
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
  vi.useRealTimers();
  stored.clear();
});

test.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
  ['right', 0],
])('a session begins, lasts and is renewed in time on a phone whose clock is %s', async (_case, skew) => {
  setClocks(NOW, NOW + skew);
  const auth = await openPage();
  await auth.signInWithPassword({ email: 'mona@zawadeh.local', password: 'x' });
  for (let time = 0; time < 30; time += 1) expect((await auth.getSession()).data.session).not.toBeNull();
  expect(refreshes()).toBe(0);
  expect(Math.abs(correctedNow() - NOW)).toBeLessThan(A_SECOND);
  // The stored expiry is by the server's clock.
  expect(Math.abs(endOf(JSON.parse(stored.get(SESSION_KEY) ?? '')) - NOW - HOUR)).toBeLessThanOrEqual(
    A_SECOND,
  );
  setClocks(NOW + HOUR, NOW + HOUR + skew);
  expect((await auth.getSession()).data.session).not.toBeNull();
  for (let time = 0; time < 30; time += 1) await auth.getSession();
  expect(refreshes()).toBe(1);
});

test('the next page notices a corrected clock, and the session keeps its expiry', async () => {
  setClocks(NOW, NOW + DAY);
  const auth = await openPage();
  await auth.signInWithPassword({ email: 'mona@zawadeh.local', password: 'x' });
  expect(stored.has(CLOCK_SKEW_KEY)).toBe(true);
  setClocks(NOW + HOUR / 2, NOW + HOUR / 2);
  const later = await openPage();
  expect(Math.abs(endOf((await later.getSession()).data.session) - NOW - HOUR)).toBeLessThanOrEqual(A_SECOND);
  expect(stored.has(CLOCK_SKEW_KEY)).toBe(false);
  expect(refreshes()).toBe(0);
  setClocks(NOW + HOUR, NOW + HOUR);
  await later.getSession();
  expect(refreshes()).toBe(1);
});

test('a phone with a right clock requests nothing more', async () => {
  await openPage();
  expect(requests).toEqual(['GET /config.json']);
});

test('a session in the URL expires by the clock of the phone', async () => {
  const replaceState = vi.fn<(state: unknown, unused: string, address: string) => void>();
  vi.stubGlobal('history', { state: null, replaceState });
  Object.assign(location, {
    hash: '#access_token=a.b.c&refresh_token=r&expires_in=3600&expires_at=1&token_type=bearer&type=signup',
    pathname: '/login',
    search: '',
  });
  await openPage();
  expect(replaceState.mock.calls[0]?.[2]).toBe(
    '/login#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer&type=signup',
  );
});
