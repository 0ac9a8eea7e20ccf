import { beforeEach, expect, test, vi } from 'vitest';
import { fetchFavourites, fetchShops, writeFavourite } from './favouriteCalls.ts';
import { forgetSession, openSupabase } from '../../lib/http/supabase.ts';

vi.mock('../../lib/http/supabase.ts', () => ({
  openSupabase: vi.fn<typeof openSupabase>(),
  forgetSession: vi.fn<typeof forgetSession>(),
}));

interface Answer {
  data: unknown;
  error: { message: string; code: string } | null;
  status: number;
}

/** The calls of the query, such as `eq('user_id', 'u1')`. */
let calls: string[] = [];

function serverAnswers(answer: Partial<Answer>): void {
  calls = [];
  const whole = { data: null, error: null, status: 200, ...answer };
  const query: unknown = new Proxy(Promise.resolve(whole), {
    get: (target, name) =>
      name in target
        ? (Reflect.get(target, name) as () => unknown).bind(target)
        : (...args: unknown[]) => {
            calls.push(`${String(name)}(${args.map((each) => JSON.stringify(each)).join(', ')})`);
            return query;
          },
  });
  const client = { from: (table: string) => (calls.push(`from("${table}")`), query) };
  vi.mocked(openSupabase).mockResolvedValue(client as never);
}

const failed = (code: string, status = 409): Partial<Answer> => ({ error: { message: 'No.', code }, status });

beforeEach(() => {
  vi.mocked(forgetSession).mockReset();
});

test('the user’s own favourites are requested, and rows without an id left out', async () => {
  serverAnswers({ data: [{ store_id: 's2' }, { store_id: null }, 'row', { store_id: 's1' }] });
  expect(await fetchFavourites('u1')).toEqual({ ok: true, value: ['s2', 's1'] });
  expect(calls).toContain('from("favourites")');
  expect(calls).toContain('eq("user_id", "u1")');
});

test('both changes name the user and the shop', async () => {
  serverAnswers({ status: 201 });
  expect(await writeFavourite('u1', 's1', true)).toEqual({ ok: true, value: null });
  expect(calls).toContain('insert({"user_id":"u1","store_id":"s1"})');
  serverAnswers({ status: 204 });
  expect(await writeFavourite('u1', 's1', false)).toEqual({ ok: true, value: null });
  expect(calls.slice(1)).toEqual(['delete()', 'eq("user_id", "u1")', 'eq("store_id", "s1")']);
});

test('a favourite that another device added already is no error, and a deleted shop is one', async () => {
  serverAnswers(failed('23505'));
  expect(await writeFavourite('u1', 's1', true)).toEqual({ ok: true, value: null });
  serverAnswers(failed('23503'));
  expect(await writeFavourite('u1', 's1', true)).toEqual({ ok: false, error: 'gone' });
});

test('a rejected session is forgotten', async () => {
  serverAnswers(failed('PGRST301', 401));
  expect(await writeFavourite('u1', 's1', true)).toEqual({ ok: false, error: 'server' });
  expect(forgetSession).toHaveBeenCalled();
});

test.each([
  [{ data: 'text' }, 'server'],
  [failed('', 0), 'offline'],
  [{ error: { message: 'TimeoutError: too long', code: '' }, status: 0 }, 'slow'],
] as const)('%j is %s for both lists', async (answer, error) => {
  serverAnswers(answer);
  expect(await fetchFavourites('u1')).toEqual({ ok: false, error });
  expect(await fetchShops(['s1'])).toEqual({ ok: false, error });
});

test('favourites are offline where the client cannot be loaded', async () => {
  vi.mocked(openSupabase).mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fetchFavourites('u1')).toEqual({ ok: false, error: 'offline' });
});

test('shops are requested by their ids, and unreadable ones left out', async () => {
  serverAnswers({ data: [{ id: 's1', name: 'Zahra Sweets', name_ar: 'حلويات الزهراء' }, {}] });
  expect(await fetchShops(['s1', 's2'])).toMatchObject({
    ok: true,
    value: [{ id: 's1', name: { en: 'Zahra Sweets' }, pictureUrl: null }],
  });
  expect(calls).toContain('in("id", ["s1","s2"])');
});
