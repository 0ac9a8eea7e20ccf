/** The web app's own queries of the tables, sent to a real server. */
import { addDays, AS_PLANNED, beirutDay, mondayOf, MOST_COMMISSION, type WeekEdits } from '@zawadeh/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bootEmbedded, type Booted } from '../apps/server/src/testing/bootEmbedded.ts';
import { openOrderDriver, type OrderDriver } from '../apps/server/src/testing/orderDriver.ts';
import { BOOT_MS, ORIGIN } from '../apps/server/src/testing/place.ts';
import type { LineRequest } from '../apps/server/src/testing/shopClient.ts';
import { join, joinAsAdmin, type TestUser } from '../apps/server/src/testing/users.ts';
import * as applications from '../apps/web/src/features/admin/stores/applications/applicationCalls.ts';
import * as bags from '../apps/web/src/features/admin/bags/bagCalls.ts';
import * as changes from '../apps/web/src/features/admin/bags/changeCalls.ts';
import { fetchReview } from '../apps/web/src/features/admin/bags/review/reviewCalls.ts';
import { fetchNavigationCounts } from '../apps/web/src/features/admin/fetchNavigationCounts.ts';
import { fetchLog } from '../apps/web/src/features/admin/log/fetchLog.ts';
import * as handovers from '../apps/web/src/features/admin/phones/handoverCalls.ts';
import * as payouts from '../apps/web/src/features/admin/payouts/payoutCalls.ts';
import * as orders from '../apps/web/src/features/admin/orders/orderCalls.ts';
import * as plans from '../apps/web/src/features/admin/bags/plan/planCalls.ts';
import { fetchSales, fetchSellThrough } from '../apps/web/src/features/admin/analytics/salesCalls.ts';
import * as payoutTerms from '../apps/web/src/features/admin/settings/payoutTermCalls.ts';
import * as rates from '../apps/web/src/features/admin/settings/rateCalls.ts';
import * as stores from '../apps/web/src/features/admin/stores/storeCalls.ts';
import * as terms from '../apps/web/src/features/admin/stores/termCalls.ts';
import * as team from '../apps/web/src/features/admin/team/teamCalls.ts';
import * as users from '../apps/web/src/features/admin/users/userCalls.ts';
import * as week from '../apps/web/src/features/admin/week/weekCalls.ts';
import * as money from '../apps/web/src/features/store/money/moneyCalls.ts';
import { checkSession } from '../apps/web/src/features/session/accounts.ts';
import { apply } from '../apps/web/src/features/apply/applyCall.ts';
import * as alerts from '../apps/web/src/features/alerts/alertCalls.ts';
import * as favourites from '../apps/web/src/features/favourites/favouriteCalls.ts';
import { fetchCartShops } from '../apps/web/src/features/cart/cartShops.ts';
import { fetchImpact } from '../apps/web/src/features/profile/fetchImpact.ts';
import { fetchBag } from '../apps/web/src/features/shelf/oneBag.ts';
import { fetchShop } from '../apps/web/src/features/shop/oneShop.ts';
import { fetchOrderedBags } from '../apps/web/src/features/orders/orderedBags.ts';
import { fetchOwnOrders } from '../apps/web/src/features/orders/orderHistory.ts';
import { fetchOwnOrder } from '../apps/web/src/features/orders/ownOrder.ts';
import { fetchRate } from '../apps/web/src/features/lira/fetchRate.ts';
import { rateShop } from '../apps/web/src/features/ratings/ratingCalls.ts';
import * as today from '../apps/web/src/features/store/today/todayCalls.ts';
import { fetchShopPlaces } from '../apps/web/src/features/shelf/shopPlaces.ts';

const browser = vi.hoisted(() => ({ client: null as unknown, publishableKey: '' }));
vi.mock('../apps/web/src/lib/http/supabase.ts', () => ({
  openSupabase: async () => browser.client,
  projectConfig: async () => ({ supabaseUrl: '', publishableKey: browser.publishableKey }),
  forgetSession: () => {},
}));

let booted: Booted;
let driver: OrderDriver;
let rima: TestUser;
let omar: TestUser;
let admin: TestUser;
let bag: LineRequest;
const codes = { pending: '', paid: '', delivered: '' };
const ids = { pending: '', paid: '', delivered: '' };
const NOBODY = '00000000-0000-4000-8000-000000000000';
const NAMES = { pending: 'نادين الشامي', paid: 'Rima "Sweets", (100%) a_b\\c', delivered: 'Ahmed Omar' };

beforeAll(async () => {
  booted = await bootEmbedded();
  driver = openOrderDriver(booted);
  rima = await join(booted, 'rima@example.com', { name: 'Rima' });
  omar = await join(booted, 'omar@example.com');
  admin = await joinAsAdmin(booted, 'admin@example.com');
  browser.publishableKey = booted.embedded.publishableKey;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    booted.app.fetch(new Request(new URL(path, ORIGIN), init)),
  );
  const [one, two, three] = await driver.bags([{ quantity: 5 }, { quantity: 5 }, { quantity: 5 }]);
  bag = one!;
  const place = async (name: keyof typeof codes, lines: LineRequest[], changes: object = {}) => {
    const order = await driver.place(rima.id, lines, Date.now(), { customer_name: NAMES[name], ...changes });
    codes[name] = order.order_code;
    ids[name] = order.id;
  };
  await place('paid', [one!]);
  await driver.markPaid(admin.id, codes.paid, Date.now());
  const delivery = { delivery_method: 'delivery', delivery_area: 'mina', delivery_address: 'Street 1' };
  await place('delivered', [two!], { ...delivery, fee_cents: 170, amount_cents: 620 });
  await driver.markPaid(admin.id, codes.delivered, Date.now());
  await place('pending', [three!]);
}, BOOT_MS);
afterAll(async () => {
  vi.unstubAllGlobals();
  await booted.stop();
});

const as = (user: TestUser | null) => {
  browser.client = user?.client ?? booted.visitor();
};
beforeEach(() => as(admin));

const EVERYTHING: orders.OrdersFilter = {
  search: '',
  status: null,
  method: null,
  handover: null,
  between: { from: null, until: null },
  storeId: '',
  bagId: '',
  isDeleted: false,
  sort: { by: 'created_at', ascending: true },
};

async function found(filter: Partial<orders.OrdersFilter>): Promise<string[]> {
  const result = await orders.fetchOrdersPage({ ...EVERYTHING, ...filter }, 0, 20);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  expect(result.value.total).toBe(result.value.orders.length);
  return result.value.orders.map(
    ({ code }) => Object.entries(codes).find(([, each]) => each === code)?.[0] ?? 'unknown',
  );
}

const OK = { ok: true, value: null };
const GONE = { ok: false, error: { kind: 'gone' } };
const ADMINS_ONLY = { ok: false, error: { kind: 'adminsOnly' } };
const refused = (rule: string) => ({ ok: false, error: { kind: 'refused', rule } });

test('an admin reads the shops that apply and declines one, which another admin then finds decided', async () => {
  await apply(
    {
      name: 'Saj',
      area: 'mina',
      kind: 'bakery',
      phone: '+9616000088',
      email: 'saj@example.com',
      leftOver: 'x',
    },
    'ar',
  );
  const list = await applications.fetchApplications();
  expect(list).toMatchObject({ ok: true, value: { openCount: 1, open: [{ name: 'Saj', language: 'ar' }] } });
  const id = list.ok ? list.value.open[0]!.id : '';
  const decided = (isOthers: boolean) => ({
    ok: true,
    value: { isOthers, application: { state: 'declined', reason: 'too_far' } },
  });
  expect(await applications.decide(id, { accepts: false, reason: 'too_far' })).toMatchObject(decided(false));
  expect(await applications.decide(id, { accepts: true, publishing: 'review' })).toMatchObject(decided(true));
  expect(await applications.decide(NOBODY, { accepts: false, reason: 'too_far' })).toMatchObject(GONE);
  as(rima);
  expect(await applications.fetchApplications()).toMatchObject(ADMINS_ONLY);
});

describe('the orders of the dashboard', () => {
  test.each([
    ['نادين', ['pending']],
    ['"sweets",', ['paid']],
    ['(100%)', ['paid']],
    ['a_b', ['paid']],
    ['a_c', []],
    ['%', ['paid']],
    ['b\\c', ['paid']],
    ['omar ahmed', ['delivered']],
    ['03 123 456', []],
    ['+961 70 123 456', ['paid', 'delivered', 'pending']],
    ['a*b', []],
  ])('orders are searched: %s', async (search, expected) => {
    expect(await found({ search })).toEqual(expected);
  });

  test('orders are filtered and sorted', async () => {
    expect(await found({})).toEqual(['paid', 'delivered', 'pending']);
    expect(await found({ status: 'paid' })).toEqual(['paid', 'delivered']);
    expect(await found({ method: 'delivery' })).toEqual(['delivered']);
    const day = 86_400_000;
    const [from, until] = [Date.now() - day, Date.now() + day] as [never, never];
    expect(await found({ between: { from, until } })).toHaveLength(3);
    expect(await found({ between: { from: until, until } })).toEqual([]);
    expect((await found({ sort: { by: 'amount', ascending: false } }))[0]).toBe('delivered');
    expect((await found({ sort: { by: 'customer_name', ascending: true } })).length).toBe(3);
    expect((await found({ sort: { by: 'order_code', ascending: true } })).length).toBe(3);
  });

  test.each([2, 3, 200])('the page of one order that begins at %i is the last', async (start) => {
    const result = await orders.fetchOrdersPage(EVERYTHING, start, 1);
    expect(result).toMatchObject({ ok: true, value: { total: 3, orders: [{ code: codes.pending }] } });
  });

  test('orders are counted by bag, found by code, and have a log', async () => {
    expect(await orders.countOpenOrdersOf(bag.bag_id, Date.now() as never)).toEqual({ ok: true, value: 1 });
    expect(await orders.fetchPaidOrder(codes.delivered)).toMatchObject({
      ok: true,
      value: { code: codes.delivered, area: { id: 'mina' } },
    });
    expect(await orders.fetchPaidOrder(codes.pending)).toEqual(OK);
    expect(await fetchLog({ order: ids.paid }, null, 50)).toMatchObject({
      ok: true,
      value: {
        entries: [
          { action: 'paid', actor: admin.id, reason: 'cash' },
          { action: 'placed', actor: rima.id },
        ],
        hasMore: false,
      },
    });
    expect(await fetchSales({ from: null, until: null })).toMatchObject({ ok: true, value: { items: 2 } });
  });

  test('orders are hidden only by admins', async () => {
    as(rima);
    expect(await orders.deleteOrder(ids.delivered)).toEqual(ADMINS_ONLY);
    expect(await fetchSales({ from: null, until: null })).toEqual(ADMINS_ONLY);
    expect(await fetchSellThrough({ from: null, until: null })).toEqual(ADMINS_ONLY);
    expect(await fetchSellThrough({ from: null, until: null }, NOBODY)).toEqual(ADMINS_ONLY);
    as(admin);
    expect(await orders.deleteOrder(ids.delivered)).toEqual(OK);
    expect(await found({})).toEqual(['paid', 'pending']);
    expect(await found({ isDeleted: true })).toEqual(['delivered']);
    expect(await orders.fetchOrder(codes.delivered)).toMatchObject({ value: { isDeleted: true } });
    expect(await orders.restoreOrder(ids.delivered)).toEqual(OK);
    expect(await orders.restoreOrder(ids.delivered)).toEqual(GONE);
  });
});

test('a buyer reads their own orders, and no order of another user', async () => {
  as(rima);
  const own = await fetchOwnOrders(rima.id);
  expect(
    own.ok && own.value.map(({ code, handovers }) => [code, handovers?.map(({ kind }) => kind)]),
  ).toEqual([
    [codes.pending, undefined],
    [codes.delivered, ['courier', 'door']],
    [codes.paid, ['pickup']],
  ]);
  expect(await fetchOwnOrder(codes.paid)).toMatchObject({ ok: true, value: { order: { code: codes.paid } } });
  as(omar);
  expect(await fetchOwnOrders(rima.id)).toEqual({ ok: true, value: [] });
  expect(await fetchOwnOrder(codes.paid)).toEqual({ ok: false, error: 'none' });
  as(null);
  expect(await fetchOwnOrders(rima.id)).toMatchObject({ ok: false });
});

test('one bag is read by its id', async () => {
  expect(await fetchBag(bag.bag_id)).toMatchObject({ ok: true, value: { id: bag.bag_id } });
  expect(await fetchBag(NOBODY)).toEqual({ ok: false, error: 'none' });
  expect(await fetchBag('no "uuid"')).toEqual({ ok: false, error: 'none' });
});

test('of the bags of orders those are found that still exist', async () => {
  expect(await fetchOrderedBags([NOBODY, bag.bag_id])).toMatchObject({
    ok: true,
    value: [{ id: bag.bag_id }],
  });
});

test('the filters read where shops are', async () => {
  const places = await fetchShopPlaces();
  const known = {
    area: expect.any(String),
    position: { latitude: expect.any(Number), longitude: expect.any(Number) },
  };
  expect([...(places?.values() ?? [])]).toContainEqual(known);
});

test('a cart reads which of its shops cannot give bags', async () => {
  const all = await stores.fetchStores();
  const [id, other] = (all.ok ? all.value : []).map((store) => store.id);
  const row = { kind: 'counter', store_id: id!, name: 'Counter' };
  const { data } = await driver.service.from('devices').insert(row).select('id').single();
  const canGive = async () =>
    new Map((await fetchCartShops([id!, other!, NOBODY])).map((shop) => [shop.id, shop.canGive]));
  expect(await canGive()).toEqual(
    new Map([
      [id, true],
      [other, false],
    ]),
  );
  await driver.service.from('devices').delete().eq('id', data!.id);
  expect((await canGive()).get(id!)).toBe(false);
});

test('a shop is read by its id', async () => {
  const all = await stores.fetchStores();
  const id = (all.ok && all.value[0]?.id) || '';
  expect(await fetchShop(id)).toMatchObject({ ok: true, value: { id } });
  expect(await fetchShop(NOBODY)).toEqual({ ok: false, error: 'none' });
  expect(await fetchShop('no "uuid"')).toEqual({ ok: false, error: 'none' });
});

test('the rate of the lira is read', async () => {
  const found = { lbpPerUsd: 89_500, setAt: expect.any(Number) };
  expect(await fetchRate()).toEqual({ ok: true, value: found });
});

test('only an admin sets the rate of the lira', async () => {
  as(rima);
  expect(await rates.setRate(90_000)).toEqual({ ok: false, error: { kind: 'adminsOnly' } });
  as(admin);
  // The server set the first one.
  const first = { lbpPerUsd: 89_500, by: null };
  expect(await rates.fetchRateHistory()).toMatchObject({ ok: true, value: { entries: [first] } });
  expect(await rates.setRate(999)).toMatchObject({ ok: false, error: { kind: 'refused', rule: '23514' } });
  expect(await rates.setRate(90_000)).toEqual(OK);
  expect(await rates.setRate(90_000)).toEqual(OK);
  const history = await rates.fetchRateHistory();
  const entry = { lbpPerUsd: 90_000, by: 'admin@example.com' };
  expect(history).toMatchObject({
    ok: true,
    value: { rate: { lbpPerUsd: 90_000 }, entries: [entry, entry, first] },
  });
  const { rate, entries } = history.ok ? history.value : { rate: null, entries: [] };
  expect(rate?.setAt).toBe(entries[0]?.at);
});

test('only an admin reads and sets the commission and the day of payouts, within the limits of the form', async () => {
  const first = { commission: 0, weekday: 1 };
  as(rima);
  expect(await payoutTerms.fetchPayoutTerms()).toEqual(ADMINS_ONLY);
  expect(await payoutTerms.updatePayoutTerms({ commission: 1, weekday: null })).toEqual(ADMINS_ONLY);
  as(admin);
  expect(await payoutTerms.fetchPayoutTerms()).toEqual({ ok: true, value: first });
  const tooMuch = { commission: MOST_COMMISSION + 1, weekday: 7 };
  expect(await payoutTerms.updatePayoutTerms(tooMuch)).toMatchObject(refused('23514'));
  const most = { commission: MOST_COMMISSION, weekday: null };
  expect(await payoutTerms.updatePayoutTerms(most)).toEqual(OK);
  expect(await payoutTerms.fetchPayoutTerms()).toEqual({ ok: true, value: most });
  expect(await payoutTerms.updatePayoutTerms(first)).toEqual(OK);
});

test('only an admin makes, reads, pauses and ends the plan of a bag', async () => {
  const id = bag.bag_id;
  const columns = {
    quantities: [8, 8, 8, 8, 12, 12, null],
    opens: '17:00',
    closes: '00:30',
    starts_on: null,
    ends_on: '2099-12-31',
  };
  const planFrom = async (today: string) => {
    const result = await plans.fetchPlans(today);
    return result.ok ? result.value.get(id) : result;
  };
  expect(await planFrom('2026-11-25')).toBeUndefined();
  expect(await plans.savePlan(id, columns)).toEqual(OK);
  expect(await plans.pausePlan(id, true)).toEqual(OK);
  expect(await plans.savePlan(id, { ...columns, opens: '18:00' })).toEqual(OK);
  await admin.client.from('bag_days').insert({ bag_id: id, day: '2026-11-27', planned: 3 });
  const { quantities } = columns;
  expect(await planFrom('2026-11-25')).toEqual({
    plan: {
      quantities,
      opens: '18:00',
      closes: '00:30',
      startsOn: null,
      endsOn: '2099-12-31',
      isPaused: true,
    },
    days: [{ day: '2026-11-27', isSkipped: false, quantity: 3 }],
  });
  expect(await planFrom('2026-11-28')).toMatchObject({ days: [] });
  const published = { bag_id: id, day: '2026-11-24', planned: 8, left_over: 8 };
  await driver.service.from('bag_days').insert({ ...published, published_at: '2026-11-24T15:00:00Z' });
  expect(await fetchSellThrough({ from: '2026-11-24', until: '2026-11-25' })).toMatchObject({
    ok: true,
    value: { total: { planned: 8, sold: 0, left: 8, missed: 0 }, shops: [{ planned: 8 }] },
  });
  expect(await plans.savePlan(id, { ...columns, ends_on: '2199-12-31' })).toMatchObject({ ok: false });
  as(rima);
  expect(await planFrom('2026-11-25')).toBeUndefined();
  expect(await plans.savePlan(id, columns)).toMatchObject({ ok: false });
  expect(await plans.pausePlan(id, false)).toMatchObject({ ok: false });
  as(admin);
  expect(await plans.deletePlan(id)).toEqual(OK);
  expect(await planFrom('2026-11-28')).toBeUndefined();
});

test('only an admin reads a week and saves its days', async () => {
  const id = bag.bag_id;
  const plan = { quantities: [8, 8, 8, 8, 8, 8, null], opens: '17:00', closes: '20:30' };
  await admin.client.from('bag_plans').insert({ ...plan, bag_id: id });
  const monday = addDays(mondayOf(beirutDay(Date.now())), 7);
  const tuesday = addDays(monday, 1);
  const edits: WeekEdits = new Map([
    [id, new Map([[tuesday, { before: AS_PLANNED, after: { quantity: 12, isSkipped: false } }]])],
  ]);
  as(admin);
  expect(await week.saveDays(edits)).toEqual({ ok: true, value: [] });
  const found = await week.fetchWeek(monday, null);
  const shown = found.ok ? found.value : null;
  expect(shown?.bags.find((each) => each.id === id)?.days.map(({ quantity }) => quantity)).toEqual([
    null,
    12,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(await week.fetchWeek(monday, shown?.version ?? '')).toEqual({ ok: true, value: null });
  expect(await week.saveDays(edits)).toMatchObject({
    ok: true,
    value: [{ bag: id, day: tuesday, reason: 'changed', there: { quantity: 12 } }],
  });
  as(rima);
  expect(await week.fetchWeek(monday, null)).toEqual({ ok: false, error: { kind: 'adminsOnly' } });
  expect(await week.saveDays(edits)).toEqual({ ok: false, error: { kind: 'adminsOnly' } });
  for (const table of ['bag_plans', 'bag_days']) await admin.client.from(table).delete().eq('bag_id', id);
});

test('only an admin marks, assigns and settles handovers on the board, and pairs and revokes phones', async () => {
  const { data: row } = await driver.service
    .from('handovers')
    .update({ due_end: new Date().toISOString() })
    .eq('order_id', ids.paid)
    .select('id, store_id')
    .single();
  const id = String(row?.id);
  const store = row?.store_id ?? null;
  const board = async () => {
    const result = await handovers.fetchHandoverBoard();
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const state = async () => (await board()).handovers.find((each) => each.id === id)?.state;
  expect((await board()).handovers).toContainEqual(
    expect.objectContaining({ id, orderCode: codes.paid, state: 'waiting' }),
  );
  expect(await handovers.markHandover(id, 'done', 'They came')).toEqual(OK);
  expect(await state()).toBe('done');
  expect(await handovers.markHandover(id, 'missed', 'It was somebody else')).toEqual(OK);
  expect(await state()).toBe('missed');
  expect(await handovers.markHandover(id, 'done', ' ')).toMatchObject(refused('malformed'));
  expect(await handovers.markHandover(NOBODY, 'done', 'x')).toMatchObject(refused('unknown_handover'));
  expect(await handovers.assignDelivery(ids.paid, null)).toMatchObject(refused('unknown_handover'));

  const token = crypto.randomUUID();
  const conflict = { token, handover_id: id, at: new Date().toISOString(), how: 'list' };
  await driver.service.from('handover_conflicts').insert(conflict);
  expect((await board()).conflicts).toMatchObject([{ id: token, orderCode: codes.paid, storeId: store }]);
  expect(await handovers.settleConflict(token, 'One bag was the neighbour’s')).toEqual(OK);
  expect(await handovers.settleConflict(token, 'again')).toEqual(GONE);
  expect((await board()).conflicts).toEqual([]);

  const pairing = await handovers.createPairing(store);
  if (!pairing.ok) throw new Error(JSON.stringify(pairing.error));
  expect(pairing.value.code).toMatch(/^[\w-]{43}$/);
  expect(pairing.value.until).toBeGreaterThan(Date.now() + 9 * 60_000);
  const body = JSON.stringify({ code: pairing.value.code, token: 'x'.repeat(43), name: 'Front counter' });
  const headers = { 'content-type': 'application/json' };
  const paired = await fetch('/api/devices/pair', { method: 'POST', body, headers });
  expect(paired.status).toBe(200);
  const [device] = (await board()).devices;
  expect(device).toMatchObject({ kind: 'counter', name: 'Front counter', storeId: store });
  expect(await handovers.revokeDevice(device!.id)).toEqual(OK);
  expect(await handovers.revokeDevice(device!.id)).toEqual(GONE);
  expect((await board()).devices).toEqual([]);
  expect(await handovers.createPairing(null)).toMatchObject({ ok: true });

  as(rima);
  expect(await handovers.fetchHandoverBoard()).toEqual(ADMINS_ONLY);
  expect(await handovers.markHandover(id, 'missed', 'x')).toEqual(ADMINS_ONLY);
  expect(await handovers.assignDelivery(ids.paid, null)).toEqual(ADMINS_ONLY);
  expect(await handovers.settleConflict(token, 'x')).toEqual(ADMINS_ONLY);
  expect(await handovers.createPairing(store)).toEqual(ADMINS_ONLY);
  expect(await handovers.revokeDevice(device!.id)).toEqual(ADMINS_ONLY);
});

test('an admin sends, corrects and answers payouts, and an owner of the shop confirms and questions them', async () => {
  const owed = await payouts.fetchOwedToStores();
  const store = (owed.ok && owed.value.owed[0]) || null;
  const id = store?.storeId ?? '';
  const most = store?.owed ?? 0;
  expect(await payouts.sendPayout(id, most + 1, 'WM-1')).toMatchObject(refused('more_than_owed'));
  const sent = await payouts.sendPayout(id, most, 'WM-1');
  expect(sent).toMatchObject({ ok: true, value: { amount: most, state: 'sent' } });
  expect(await payouts.sendPayout(id, most, 'WM-1')).toEqual(sent);
  const payout = (sent.ok && sent.value.id) || '';

  await driver.service.from('store_members').insert({ store_id: id, user_id: omar.id, role: 'owner' });
  as(omar);
  const always = { from: null, until: null };
  expect(await money.fetchMoney(id, always, Date.now())).toMatchObject({
    ok: true,
    value: { toConfirm: { id: payout } },
  });
  expect(await money.confirmPayout(payout)).toMatchObject({ ok: true, value: { state: 'arrived' } });
  const wrong = { kind: 'other_amount', note: '$1.00' };
  expect(await money.disputePayout(payout, 'other_amount', '$1.00')).toMatchObject({
    ok: true,
    value: { state: 'disputed', dispute: wrong },
  });
  const month = beirutDay(Date.now()).slice(0, '2026-11'.length);
  const today = beirutDay(Date.now());
  expect(await money.fetchMoney(id, { from: today, until: addDays(today, 1) }, Date.now())).toMatchObject({
    ok: true,
    value: { owed: 0, days: [{ day: today }] },
  });
  expect(await money.fetchStatement(id, month)).toMatchObject({
    ok: true,
    value: { month, isClosed: false, sent: most, closing: 0 },
  });
  expect(await payouts.fetchOwedToStores()).toEqual(ADMINS_ONLY);
  expect(await payouts.sendPayout(id, 1, 'WM-2')).toEqual(ADMINS_ONLY);
  expect(await terms.updateTerms(id, { publishing: 'direct', payoutPhone: null })).toMatchObject({
    ok: false,
  });

  as(rima);
  expect(await money.fetchMoney(id, always, Date.now())).toEqual(ADMINS_ONLY);
  expect(await money.fetchStatement(id, month)).toEqual(ADMINS_ONLY);
  expect(await money.confirmPayout(payout)).toMatchObject({ ok: false });

  as(admin);
  const questions = await payouts.fetchOwedToStores();
  expect(questions).toMatchObject({ ok: true, value: { questions: [{ id: payout, dispute: wrong }] } });
  expect(await payouts.answerPayout(payout, 'The rest was sent')).toMatchObject({
    ok: true,
    value: { state: 'answered' },
  });
  expect(await payouts.answerPayout(payout, 'again')).toMatchObject(refused('not_disputed'));
  expect(await payouts.correctPayout(payout, -50, 'Typed wrong')).toMatchObject({
    ok: true,
    value: { amount: -50, corrects: payout },
  });
  const payoutPhone = '+9616000003';
  expect(await terms.updateTerms(id, { publishing: 'review', payoutPhone })).toEqual(OK);
  expect(await terms.fetchTerms(id)).toEqual({ ok: true, value: { publishing: 'review', payoutPhone } });
  await driver.service.from('store_members').delete().eq('user_id', omar.id);
});

test('a session has its profile', async () => {
  as(rima);
  expect(await checkSession()).toMatchObject({
    ok: true,
    value: { id: rima.id, name: 'Rima', role: 'user' },
  });
});

test('a shop under review asks, and an admin decides about what was seen', async () => {
  const service = booted.service();
  const { data: shop } = await service.from('stores').insert({ name: 'Delta' }).select('id').single();
  await service.from('store_terms').update({ publishing: 'review' }).eq('store_id', shop?.id);
  await service.from('store_members').insert({ store_id: shop?.id, user_id: omar.id, role: 'owner' });
  const body = { store_id: shop?.id, title: 'Bread', sale_price: 3, full_price: 9, quantity: 2 };
  as(omar);
  const added = await changes.addOwnBag(body as never, null, null);
  const { value: asked } = (await changes.fetchBagChanges(shop?.id)) as { value: { id: string }[] };
  expect(added).toEqual({ ok: true, value: asked[0]!.id });
  as(admin);
  expect(await fetchNavigationCounts()).toMatchObject({ ok: true, value: { bags: 1 } });
  expect(await fetchReview()).toMatchObject({
    ok: true,
    value: [
      { bag: { title: { en: 'Bread' } }, before: null, store: { en: 'Delta' }, madeBy: 'omar@example.com' },
    ],
  });
  expect(await changes.decideBagChange(asked[0]!.id, 'Which bread?')).toEqual(OK);
  as(omar);
  const again = await changes.addOwnBag({ ...body, title: 'Flat bread' } as never, null, asked[0]!.id);
  expect(await changes.addOwnBag(body as never, null, asked[0]!.id)).toEqual(GONE);
  as(admin);
  expect(await changes.decideBagChange((again as { value: string }).value, null)).toEqual(OK);
  as(omar);
  const { data: row } = await service.from('surprise_bags').select('id').eq('store_id', shop?.id).single();
  expect(await bags.updateBag(row?.id, { title: 'Bread' }, 2)).toEqual(OK);
  const [waiting] = ((await changes.fetchBagChanges(shop?.id)) as { value: { id: string }[] }).value;
  expect(await changes.withdrawBagChange(waiting!.id)).toEqual(OK);
  expect(await changes.withdrawBagChange(waiting!.id)).toEqual(GONE);
  expect(await changes.decideBagChange(waiting!.id, null)).toEqual(ADMINS_ONLY);
  await service.from('surprise_bags').delete().eq('store_id', shop?.id);
  await service.from('stores').delete().eq('id', shop?.id);
});

test('only an admin adds, changes, moves and deletes shops and bags', async () => {
  expect(await stores.addStore({ name: 'Alpha' })).toMatchObject({ ok: true });
  expect(await stores.addStore({ name: 'Beta', name_ar: 'بيتا' })).toMatchObject({ ok: true });
  expect(await stores.addStore({ name: '' })).toMatchObject(refused('23514'));
  const all = await stores.fetchStores();
  const idOf = (name: string) => (all.ok && all.value.find((store) => store.name?.en === name)?.id) || '';
  const [alpha, beta] = [idOf('Alpha'), idOf('Beta')];
  const body = {
    store_id: alpha,
    title: 'In "Alpha"',
    sale_price: 3,
    price: 3,
    quantity: 2,
    category: 'Meals',
  };
  const { value: added } = (await bags.addBag(body as never)) as { value: string };
  expect(await stores.countBagsOf(alpha)).toEqual({ ok: true, value: 1 });
  expect(await stores.deleteStore(alpha)).toMatchObject(refused('23503'));
  expect(await stores.moveBags(alpha, beta)).toEqual(OK);
  expect(await stores.countBagsOf(alpha)).toEqual({ ok: true, value: 0 });

  const page = await bags.fetchBagsPage(0, 1);
  expect(page).toMatchObject({ ok: true, value: { bags: [{ id: added, title: { en: 'In "Alpha"' } }] } });
  expect(await bags.updateBag(added, { quantity: 4 }, 9)).toEqual(GONE);
  expect(await bags.updateBag(added, { quantity: 4 }, 2)).toEqual(OK);
  expect(await bags.updateBag(added, { quantity: -1 }, 4)).toMatchObject(refused('23514'));
  expect(await stores.updateStore(beta, { name: 'Gamma' })).toEqual(OK);
  const place = {
    area: 'mina',
    latitude: 34.45,
    longitude: 35.82,
    phone: '+9616000099',
    about: 'By the sea.',
  };
  expect(await stores.updateStore(beta, place)).toEqual(OK);
  expect(await stores.updateStore(beta, { latitude: 48.85 })).toMatchObject(refused('23514'));
  expect(await stores.fetchStore(beta)).toMatchObject({
    ok: true,
    value: {
      name: { en: 'Gamma' },
      area: { id: 'mina' },
      coordinates: { latitude: 34.45, longitude: 35.82 },
    },
  });
  expect(await stores.fetchStore(NOBODY)).toEqual(GONE);
  expect(await stores.updateStore(NOBODY, { name: 'Gamma' })).toEqual(GONE);

  as(rima);
  expect(await stores.addStore({ name: 'Mine' })).toEqual(ADMINS_ONLY);
  expect(await stores.updateStore(beta, { name: 'Mine' })).toEqual(ADMINS_ONLY);
  expect(await bags.updateBag(added, { sale_price: 0 }, 4)).toEqual(ADMINS_ONLY);
  expect(await bags.deleteBag(added)).toEqual(ADMINS_ONLY);
  as(admin);
  expect(await bags.deleteBag(added)).toEqual(OK);
  expect(await bags.deleteBag(added)).toEqual(GONE);
  expect(await stores.deleteStore(alpha)).toEqual(OK);
  expect(await stores.deleteStore(beta)).toEqual(OK);
});

test('a user has an alert for a sold-out bag, and no other user sees it', async () => {
  const [soldOut] = await driver.bags([{ quantity: 0 }]);
  const bagId = soldOut!.bag_id;
  const own = () => alerts.fetchAlerts(omar.id);
  await driver.service.from('users').update({ phone: '+96170123456' }).eq('id', omar.id);
  as(rima);
  expect(await alerts.askAlert(bagId, 'en')).toEqual({ ok: false, error: 'no_phone' });
  as(omar);
  expect(await alerts.askAlert(bag.bag_id, 'en')).toEqual({ ok: false, error: 'can_be_bought' });
  expect(await alerts.askAlert(NOBODY, 'en')).toEqual({ ok: false, error: 'unknown_bag' });
  expect(await alerts.askAlert(bagId, 'ar')).toEqual(OK);
  expect(await alerts.askAlert(bagId, 'ar')).toEqual(OK);
  const first = await own();
  expect(first).toMatchObject({ ok: true, value: [{ bagId, state: { kind: 'waiting' } }] });
  const id = (first.ok && first.value[0]?.id) || '';
  as(admin);
  expect(await own()).toEqual({ ok: true, value: [] });
  expect(await alerts.endAlert(id)).toEqual(OK);
  as(omar);
  expect(await own()).toEqual(first);
  expect(await alerts.endAlert(id)).toEqual(OK);
  expect(await own()).toMatchObject({
    ok: true,
    value: [{ state: { kind: 'ended', wasPassedOver: false } }],
  });
  // An open alert comes before ended ones.
  expect(await alerts.askAlert(bagId, 'en')).toEqual(OK);
  expect(await own()).toMatchObject({
    ok: true,
    value: [{ state: { kind: 'waiting' } }],
  });
});

test('a user sees only their own impact', async () => {
  const own = { ok: true, value: { bags: expect.any(Number) as number, saved: 0 } };
  as(rima);
  expect(await fetchImpact()).toEqual(own);
  as(admin);
  expect(await fetchImpact()).toEqual({ ok: true, value: { bags: 0, saved: 0 } });
});

test('a shop is rated once, after an order was collected there', async () => {
  const { data } = await driver.service
    .from('handovers')
    .update({
      state: 'done',
      how: 'list',
      token: crypto.randomUUID(),
      done_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    })
    .eq('order_id', ids.paid)
    .select('store_id')
    .single();
  const rating = {
    orderId: ids.paid,
    storeId: String(data?.store_id),
    stars: 4,
    reasons: ['taste'],
  } as const;
  const given = { ...rating, reasons: [...rating.reasons] };
  as(omar);
  expect(await rateShop(omar.id, given)).toEqual({ ok: false, error: 'unknown_handover' });
  as(rima);
  expect(await rateShop(rima.id, given)).toEqual({ ok: true, value: 'done' });
  expect(await rateShop(rima.id, given)).toEqual({ ok: true, value: 'done' });
  for (const other of [{ stars: 5 as const }, { reasons: [] }])
    expect(await rateShop(rima.id, { ...given, ...other })).toEqual({ ok: false, error: 'already_rated' });
});

test('favourites are added once and taken back, and each user has their own', async () => {
  for (const name of ['Delta', 'Epsilon'])
    expect(await stores.addStore({ name })).toMatchObject({ ok: true });
  const all = await stores.fetchStores();
  const idOf = (name: string) => (all.ok && all.value.find((store) => store.name?.en === name)?.id) || '';
  const shops = [idOf('Delta'), idOf('Epsilon')] as const;
  as(rima);
  for (const id of shops) expect(await favourites.writeFavourite(rima.id, id, true)).toEqual(OK);
  expect(await favourites.writeFavourite(rima.id, shops[0], true)).toEqual(OK);
  expect(await favourites.fetchFavourites(rima.id)).toEqual({ ok: true, value: shops.toReversed() });
  expect(await favourites.fetchShops([...shops, NOBODY])).toMatchObject({
    ok: true,
    value: expect.arrayContaining([
      expect.objectContaining({ id: shops[0], name: { en: 'Delta', ar: null } }),
      expect.objectContaining({ id: shops[1] }),
    ]),
  });
  expect(await favourites.writeFavourite(rima.id, NOBODY, true)).toEqual({ ok: false, error: 'gone' });
  expect(await favourites.writeFavourite(omar.id, shops[0], true)).toEqual({ ok: false, error: 'server' });

  as(omar);
  expect(await favourites.fetchFavourites(rima.id)).toEqual({ ok: true, value: [] });
  expect(await favourites.writeFavourite(rima.id, shops[0], false)).toEqual(OK);
  as(rima);
  expect(await favourites.writeFavourite(rima.id, shops[1], false)).toEqual(OK);
  expect(await favourites.fetchFavourites(rima.id)).toEqual({ ok: true, value: [shops[0]] });

  // A deleted store takes its hearts along.
  as(admin);
  for (const id of shops) expect(await stores.deleteStore(id)).toEqual(OK);
  as(rima);
  expect(await favourites.fetchFavourites(rima.id)).toEqual({ ok: true, value: [] });
});

test('an owner reads and changes the team of the own shop alone', async () => {
  const { data } = await driver.service.from('stores').insert({ name: 'Corner' }).select('id').single();
  const id = String(data!.id);
  const rows = [
    { store_id: id, user_id: rima.id, role: 'owner' },
    { store_id: id, user_id: omar.id, role: 'staff' },
  ];
  await driver.service.from('store_members').insert(rows);
  as(rima);
  expect(await team.fetchTeam(id)).toMatchObject({
    ok: true,
    value: { members: [{ userId: rima.id, role: 'owner' }, { userId: omar.id }], invitations: [] },
  });
  expect(await team.changeMember(id, rima.id, 'staff')).toMatchObject(refused('last_owner'));
  expect(await team.changeMember(id, NOBODY, 'staff')).toEqual(GONE);
  expect(await team.withdrawInvitation(NOBODY)).toEqual(ADMINS_ONLY);
  expect(await team.removeMember(id, omar.id)).toEqual(OK);
  as(omar);
  expect(await team.fetchTeam(id)).toEqual(ADMINS_ONLY);
  as(admin);
  expect(await stores.deleteStore(id)).toEqual(OK);
});

test('users are searched, made admins, deactivated and restored', async () => {
  const emails = async (status: users.AccountStatus, search: string) => {
    const result = await users.fetchUsersPage(status, search, 0, 20);
    return result.ok ? result.value.users.map(({ email }) => email) : result.error;
  };
  expect(await emails('active', '')).toEqual([admin.email, omar.email, rima.email]);
  expect(await emails('active', 'OMAR@')).toEqual([omar.email]);
  expect(await users.setRole(omar.id, 'admin')).toEqual(OK);
  expect(await users.setRole(omar.id, 'user')).toEqual(OK);
  expect(await users.setRole(NOBODY, 'user')).toEqual(GONE);
  expect(await users.setRole(admin.id, 'user')).toMatchObject(refused('own_role'));
  expect(await users.deactivate(admin.id)).toMatchObject(refused('yourself'));
  expect(await users.deactivate(omar.id)).toEqual(OK);
  expect(await emails('deactivated', 'omar')).toEqual([omar.email]);
  expect(await users.restore(omar.id)).toEqual(OK);
  expect(await emails('deactivated', '')).toEqual([]);
});

test('only the members of a shop read its day and change its stock', async () => {
  const [{ bag_id: bagId }] = (await driver.bags([{ quantity: 2 }])) as [LineRequest];
  const { data: row } = await driver.service
    .from('surprise_bags')
    .select('store_id')
    .eq('id', bagId)
    .single();
  const store = String(row?.store_id);
  const press = { kind: 'stock', token: crypto.randomUUID(), bagId, change: 'none', at: Date.now() } as const;
  const undo = { kind: 'undo', token: press.token, handover: '', at: Date.now() } as const;
  as(omar);
  const notYours = { ok: false, error: 'not_yours' };
  expect(await today.fetchToday(store)).toEqual(notYours);
  expect(await today.sendChange(store, press)).toEqual(notYours);
  const member = { store_id: store, user_id: omar.id, role: 'staff' };
  await driver.service.from('store_members').insert(member).throwOnError();
  expect(await today.fetchToday(store)).toMatchObject({ ok: true });
  expect(await today.sendChange(store, press)).toMatchObject({ ok: true, value: { outcome: 'done' } });
  expect(await today.sendChange(store, undo)).toMatchObject({ ok: true, value: { outcome: 'undone' } });
  expect(await today.addBags(store, crypto.randomUUID(), bagId, 3)).toEqual(OK);
  expect(await today.addBags(store, crypto.randomUUID(), NOBODY, 3)).toEqual({
    ok: true,
    value: 'unknown_bag',
  });
  expect((await driver.stockOf([bagId])).get(bagId)).toBe(5);
});
