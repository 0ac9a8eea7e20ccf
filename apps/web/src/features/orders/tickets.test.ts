import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACCOUNT_KEY } from '../../lib/http/accountStorage.ts';
import { cacheOrders, cacheProfile } from '../session/cachedAccount.ts';
import { cachedOrders } from './cachedOrders.ts';
import { cachedTicket, storeTicket } from './cachedTickets.ts';
import { SESSION_KEY } from '../../lib/http/config.ts';
import {
  confirmReceived,
  fetchTicket,
  keptTicket,
  sendConfirmations,
  unsentConfirmations,
} from './tickets.ts';
import { forgetUnsent } from '../../lib/unsent.ts';

const session = vi.hoisted(() => ({ id: 'u1' as string | null }));
vi.mock('../../lib/http/supabase.ts', () => ({
  openSupabase: async () => ({
    auth: {
      getSession: async () => ({
        data: { session: session.id && { user: { id: session.id }, access_token: 'token' } },
      }),
    },
  }),
  forgetSession: () => {},
}));

const ORDER = 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69';
const TOKEN = '0d9c8b7a-6f5e-4d3c-9b2a-1f0e9d8c7b6a';
const CODE = 'ZWD-7K3M9QX2';
const handover = { order_id: ORDER, kind: 'pickup', state: 'waiting', due_end: '2026-11-25T18:30:00Z' };
const answer = { order_code: CODE, handovers: [handover] };
const body = { order_code: CODE, store_id: null, token: TOKEN, at: '2026-11-25T16:42:00.000Z' };

/** The database of the outbox, as a page left it. */
const OUTBOX = createStore('outbox-zawadeh', 'unsent');
const stored = new Map<string, string>();
/** The answers, in order; without one there is no connection. */
let answers: Response[] = [];
let requests: { path: string; body: unknown }[] = [];

beforeEach(() => {
  session.id = 'u1';
  answers = [];
  requests = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    const next = answers.shift();
    if (!next) throw new TypeError('nobody is there');
    return next;
  });
  stored.set(SESSION_KEY, JSON.stringify({ access_token: 'a', user: { id: 'u1' } }));
  cacheProfile('u1', { id: 'u1', role: 'user' });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  stored.clear();
  await forgetUnsent();
});

const json = (value: unknown, status = 200) => Response.json(value, { status });

test('a ticket is cached on the phone, and opens without a connection', async () => {
  answers = [json(answer)];
  expect(await fetchTicket('u1', CODE)).toMatchObject({
    ok: true,
    value: { handovers: [{ orderId: ORDER }] },
  });
  expect(await fetchTicket('u1', CODE)).toEqual({ ok: false, error: 'offline' });
  expect(keptTicket('u1', CODE)).toMatchObject({ handovers: [{ orderId: ORDER }], asOf: expect.any(Number) });
  expect(keptTicket('u1', 'ZWD-OTHER234')).toBeNull();
  expect(keptTicket('u2', CODE)).toBeNull();
});

test.each([
  [json({}, 404), 'none'],
  [json({}, 500), 'server'],
  [json({ handovers: 'none' }), 'server'],
  [json({}, 401), 'signedOut'],
] as const)('an answer that is no ticket is rejected: %#', async (response, error) => {
  answers = [response];
  expect(await fetchTicket('u1', CODE)).toEqual({ ok: false, error });
});

test('no ticket is requested without a session', async () => {
  session.id = null;
  expect(await fetchTicket('u1', CODE)).toEqual({ ok: false, error: 'signedOut' });
  expect(await confirmReceived('u1', body)).toEqual({ ok: false, error: 'signedOut' });
  expect(requests).toEqual([]);
});

test('a confirmation is done, also when it was done before', async () => {
  const done = { ...handover, state: 'done', done_at: '2026-11-25T16:42:00Z', how: 'buyer' };
  answers = [json({ handover: done }), json({ code: 'already_done', handover: done }, 409)];
  for (let times = 0; times < 2; times += 1) {
    expect(await confirmReceived('u1', body)).toEqual({ ok: true, value: 'done' });
  }
  expect(await unsentConfirmations.of('u1')).toEqual([]);
});

test('a refused confirmation is not sent again', async () => {
  answers = [json({ code: 'counter_confirms' }, 409), json({ error: 'No.' }, 400)];
  expect(await confirmReceived('u1', body)).toEqual({ ok: false, error: 'counter_confirms' });
  expect(await confirmReceived('u1', body)).toEqual({ ok: false, error: null });
  expect(await unsentConfirmations.of('u1')).toEqual([]);
});

test('a confirmation waits without a connection, and is sent before the next ticket is read', async () => {
  expect(await confirmReceived('u1', body)).toEqual({ ok: true, value: 'waiting' });
  answers = [json({}, 503)];
  expect(await fetchTicket('u1', CODE)).toEqual({ ok: false, error: 'offline' });
  expect(await unsentConfirmations.of('u1')).toEqual([body]);
  requests = [];
  answers = [json({ handover }), json(answer)];
  expect(await fetchTicket('u1', CODE)).toMatchObject({ ok: true });
  expect(requests).toEqual([
    { path: '/api/tickets/received', body },
    { path: `/api/tickets/${CODE}`, body: null },
  ]);
  expect(await unsentConfirmations.of('u1')).toEqual([]);
});

test('a waiting confirmation is also sent without a ticket', async () => {
  expect(await sendConfirmations('u1')).toBe(false);
  expect(requests).toEqual([]);
  await confirmReceived('u1', body);
  expect(await sendConfirmations('u1')).toBe(false);
  answers = [json({ handover })];
  expect(await sendConfirmations('u1')).toBe(true);
  expect(await unsentConfirmations.of('u1')).toEqual([]);
});

test('orders, tickets and confirmations do not displace each other, and the newest ten tickets are kept', async () => {
  cacheOrders('u1', [{ id: 'o1', order_code: CODE, payment_status: 'paid' }]);
  await confirmReceived('u1', body);
  for (let count = 0; count < 12; count += 1) storeTicket('u1', `ZWD-${count}`, { answer, asOf: count });
  cacheProfile('u1', { id: 'u1', role: 'user', name: 'Rima' });
  expect(cachedOrders('u1')).toHaveLength(1);
  expect(await unsentConfirmations.of('u1')).toEqual([body]);
  expect([
    cachedTicket('u1', 'ZWD-1'),
    cachedTicket('u1', 'ZWD-2')?.asOf,
    cachedTicket('u1', 'ZWD-11')?.asOf,
  ]).toEqual([null, 2, 11]);
});

test.each([
  { tickets: 'x' },
  { tickets: { [CODE]: 'x' } },
  { tickets: { [CODE]: { answer: 'x', asOf: 1 } } },
])('damaged tickets %# are left out', (values) => {
  stored.set(ACCOUNT_KEY, JSON.stringify({ userId: 'u1', ...values }));
  expect(keptTicket('u1', CODE)).toBeNull();
});

test('damaged confirmations in the outbox are left out, and neither sent nor in the way of others', async () => {
  const leave = (items: unknown) => set('received', { userId: 'u1', items }, OUTBOX);
  for (const items of ['x', {}, null, [{ ...body, token: 7 }, { ...body, store_id: 'x' }, null, 'x']]) {
    await leave(items);
    expect(await unsentConfirmations.of('u1')).toEqual([]);
  }
  await leave([null, body]);
  expect(await unsentConfirmations.of('u1')).toEqual([body]);
});

test('a confirmation that the browser does not store is returned as such, and sent while the page is open', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('No.', 'SecurityError');
    },
  });
  const { confirmReceived, sendConfirmations, unsentConfirmations: unsent } = await freshModules();
  expect(await confirmReceived('u1', body)).toEqual({ ok: true, value: 'inMemoryOnly' });
  answers = [json({ handover })];
  expect(await sendConfirmations('u1')).toBe(true);
  expect(await unsent.of('u1')).toEqual([]);
});

/** With a database that was not opened yet. */
function freshModules() {
  vi.resetModules();
  return import('./tickets.ts');
}

test('the confirmations of another user on this device are neither sent nor shown', async () => {
  await confirmReceived('u1', body);
  stored.set(SESSION_KEY, JSON.stringify({ access_token: 'b', user: { id: 'u2' } }));
  expect(await unsentConfirmations.of('u2')).toEqual([]);
  expect(await sendConfirmations('u2')).toBe(false);
});
