import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { openSupabase, projectConfig } from './supabase.ts';

vi.mock('@supabase/supabase-js', () => ({ createClient: () => ({}) }));

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
