import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import type { SupabaseClientOptions } from '@supabase/supabase-js';
import { SESSION_KEY } from './config.ts';
import { openSupabase, projectConfig } from './supabase.ts';

const createClient = vi.hoisted(() =>
  vi.fn<(url: string, key: string, options: SupabaseClientOptions<'public'>) => object>(() => ({})),
);
vi.mock('@supabase/supabase-js', () => ({ createClient }));

beforeEach(() => vi.stubGlobal('location', { origin: 'https://shop.example' }));
afterEach(() => vi.unstubAllGlobals());

test('the project configuration is requested until it succeeds, and then never again', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => Response.json({}, { status: 503 }),
    async () => Response.json({ publishableKey: 'key', paidOrdersOnly: true }),
  ];
  const call = vi.fn<typeof fetch>(async () => answers.shift()!());
  vi.stubGlobal('fetch', call);
  await expect(projectConfig()).rejects.toThrow('Failed to fetch');
  await expect(openSupabase()).rejects.toThrow('no project');
  const [client, config] = await Promise.all([openSupabase(), projectConfig(), openSupabase()]);
  expect(config).toEqual({ supabaseUrl: '', publishableKey: 'key', paidOrdersOnly: true });
  expect(await openSupabase()).toBe(client);
  expect(call).toHaveBeenCalledTimes(3);
});

const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
/** The claims of the token need both letters in which base64url differs from base64. */
const tokenOf = (sub: string) => `${encoded({})}.${encoded({ name: '?>?>~~~منى', sub })}.x`;

test.each([
  ['while no user is signed in', '/login', tokenOf('u2'), null, true],
  ['of who is signed in', '/login', tokenOf('u1'), 'u1', true],
  ['of another user', '/login', tokenOf('u2'), 'u1', false],
  ['that is no token', '/login', 'x', 'u1', false],
  ['of another page', '/our-bags', tokenOf('u1'), null, false],
  ['without a session', '/login', undefined, null, false],
])('the session of a link %s', async (_case, path, token, signedIn, isTaken) => {
  vi.stubGlobal('fetch', async () => Response.json({ publishableKey: 'key' }));
  const item = signedIn && JSON.stringify({ user: { id: signedIn } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === SESSION_KEY ? item : null) });
  vi.resetModules();
  await (await import('./supabase.ts')).openSupabase();
  const detect = createClient.mock.lastCall?.[2].auth?.detectSessionInUrl;
  if (typeof detect !== 'function') throw new Error('every session in a URL is taken');
  expect(detect(new URL(path, 'https://shop.example'), token ? { access_token: token } : {})).toBe(isTaken);
});
