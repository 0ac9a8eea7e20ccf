import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheProfile } from '../session/cachedAccount.ts';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { fetchCollected, putOff, putOffOrders, rateShop, unsentRatings } from './ratingCalls.ts';
import { forgetSession, openSupabase } from '../../lib/http/supabase.ts';
import { forgetUnsent } from '../../lib/unsent.ts';

vi.mock('../../lib/http/supabase.ts', () => ({
  openSupabase: vi.fn<typeof openSupabase>(),
  forgetSession: vi.fn<typeof forgetSession>(),
}));

interface Answer {
  data: unknown;
  error: { message: string; code: string } | null;
  status: number;
}

const ORDER = 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69';
const STORE = '5a000000-0000-4000-8000-000000000001';
const rating = { orderId: ORDER, storeId: STORE, stars: 2, reasons: ['waited'] } as const;
const given = { ...rating, reasons: [...rating.reasons] };
const row = {
  order_id: ORDER,
  order_code: 'ZWD-7K3M9QX2',
  store_id: STORE,
  store: 'Zahra',
  kind: 'pickup',
  bags: 1,
  done_at: '2026-11-25T14:00:00Z',
  stars: null,
};

let calls: string[] = [];
/** The answers, in order; without one there is no connection. */
let answers: Partial<Answer>[] = [];

const taken: Partial<Answer> = { data: { stars: 2, reasons: ['waited'], rated_at: '2026-11-25T17:00:00Z' } };
const failed = (status: number): Partial<Answer> => ({ error: { message: 'No.', code: '' }, status });

const stored = new Map<string, string>();

beforeEach(() => {
  calls = [];
  answers = [];
  vi.mocked(forgetSession).mockReset();
  vi.mocked(openSupabase).mockResolvedValue({
    rpc: async (name: string, args?: { p_stars?: number }) => {
      calls.push(args?.p_stars === undefined ? name : `${name} ${args.p_stars}`);
      const answer = answers.shift();
      if (!answer) throw new TypeError('nobody is there');
      return { data: null, error: null, status: 200, ...answer };
    },
  } as never);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  stored.set(SESSION_KEY, JSON.stringify({ access_token: 'a', user: { id: 'u1' } }));
  cacheProfile('u1', { id: 'u1', role: 'user' });
});
afterEach(async () => {
  stored.clear();
  vi.unstubAllGlobals();
  await forgetUnsent();
});

test('a rating is sent', async () => {
  answers = [taken];
  expect(await rateShop('u1', given)).toEqual({ ok: true, value: 'done' });
  expect(calls).toEqual(['rate_shop 2']);
  expect(await unsentRatings.of('u1')).toEqual([]);
});

test.each(['already_rated', 'too_early', 'too_late', 'unknown_handover', 'deactivated'] as const)(
  'a refused rating has the reason of the server: %s',
  async (refused) => {
    answers = [{ data: { refused, stars: 5 } }];
    expect(await rateShop('u1', given)).toEqual({ ok: false, error: refused });
  },
);

test.each([
  [failed(503), 'server'],
  [failed(401), 'signedOut'],
  [{ data: { refused: 'something new' } }, 'server'],
  [{ data: null }, 'server'],
])('a failed rating has its error: %j', async (answer, error) => {
  answers = [answer];
  expect(await rateShop('u1', given)).toEqual({ ok: false, error });
  expect(await unsentRatings.of('u1')).toEqual([]);
});

test('a rating waits without a connection, and is sent before the list is requested', async () => {
  expect(await rateShop('u1', given)).toEqual({ ok: true, value: 'waiting' });
  expect(await unsentRatings.of('u1')).toEqual([rating]);
  // Rated again while it waits: the last one counts.
  await rateShop('u1', { ...given, stars: 1 });
  expect(await unsentRatings.of('u1')).toEqual([{ ...rating, stars: 1 }]);
  calls = [];
  answers = [taken, { data: [{ ...row, stars: 1 }] }];
  expect(await fetchCollected('u1')).toMatchObject({ ok: true, value: [{ orderId: ORDER, stars: 1 }] });
  expect(calls).toEqual(['rate_shop 1', 'collected_lately']);
  expect(await unsentRatings.of('u1')).toEqual([]);
});

test('a waiting rating counts as rated, and a refused one waits no longer', async () => {
  await rateShop('u1', given);
  answers = [failed(503), { data: [row] }];
  expect(await fetchCollected('u1')).toMatchObject({ ok: true, value: [{ stars: 2 }] });
  answers = [{ data: { refused: 'already_rated', stars: 5 } }, { data: [{ ...row, stars: 5 }] }];
  expect(await fetchCollected('u1')).toMatchObject({ ok: true, value: [{ stars: 5 }] });
  expect(await unsentRatings.of('u1')).toEqual([]);
});

test('a list that cannot be read is an error, and no list is requested without a session', async () => {
  answers = [{ data: 'x' }];
  expect(await fetchCollected('u1')).toEqual({ ok: false, error: 'server' });
  expect(await fetchCollected('u1')).toEqual({ ok: false, error: 'offline' });
  calls = [];
  expect(await fetchCollected('u2')).toEqual({ ok: false, error: 'server' });
  expect(calls).toEqual([]);
});

test('an order is put off once, the latest fifty are stored, and another user has their own', () => {
  putOff('u1', 'o1');
  putOff('u1', 'o1');
  expect(putOffOrders('u1')).toEqual(['o1']);
  for (let each = 2; each <= 60; each += 1) putOff('u1', `o${each}`);
  expect(putOffOrders('u1')).toHaveLength(50);
  expect(putOffOrders('u1').at(-1)).toBe('o60');
  expect(putOffOrders('u2')).toEqual([]);
});
