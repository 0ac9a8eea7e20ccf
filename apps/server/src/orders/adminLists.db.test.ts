/** The lists of the dashboard: orders by shop, bag and days, deleted ones, and the log of who did what. */
import { expect, test } from 'vitest';
import { openOrderShop } from '../testing/orderShop.ts';

const { driver, rima, admin, oven, sweets } = await openOrderShop();
const stores = [oven, sweets];

async function paid(store: string, at = Date.now()) {
  const hours = { pickup_start: iso(at - 3_600_000), pickup_end: iso(Date.now() + 3_600_000) };
  const [line] = await driver.bags([{ quantity: 5, store_id: store, ...hours }]);
  const order = await driver.place(rima.id, [line!], at);
  await driver.markPaid(admin.id, order.order_code, at);
  return { ...order, bag: line!.bag_id };
}
const iso = (at: number) => new Date(at).toISOString();

const codesOf = async (filter: object) => {
  const { data, error } = await admin.client.rpc('admin_orders', { p_filter: filter });
  expect(error).toBeNull();
  return (data as { orders: { order_code: string }[] }).orders.map(({ order_code }) => order_code);
};

test('orders are found by their shop, their bag and their days', async () => {
  const [oven = '', sweets = ''] = stores;
  const one = await paid(oven);
  const two = await paid(sweets);
  expect(await codesOf({ store: oven })).toEqual([one.order_code]);
  expect(await codesOf({ store: sweets, bag: two.bag })).toEqual([two.order_code]);
  expect(await codesOf({ store: sweets, bag: one.bag })).toEqual([]);
  expect(await codesOf({ store: 'no id' })).toEqual([]);
  expect(await codesOf({ store: oven, from: iso(Date.now() + 60_000) })).toEqual([]);
});

test('an export goes on after the last order of each part, in every order of the list', async () => {
  const [oven = ''] = stores;
  const own = [await paid(oven), await paid(oven), await paid(oven)].map(({ id }) => id).toSorted();
  for (const sort of ['created_at', 'amount', 'customer_name', 'order_code']) {
    const part = async (p_limit: number, p_after: object) => {
      const { data } = await admin.client.rpc('admin_orders', { p_filter: { sort }, p_limit, p_after });
      return data as { orders: { id: string }[]; next: object | null };
    };
    const found: string[] = [];
    let after: object | null = {};
    while (after) {
      const { orders, next }: Awaited<ReturnType<typeof part>> = await part(1, after);
      found.push(...orders.map(({ id }) => id));
      after = next;
    }
    expect(found).toEqual((await part(1_000, {})).orders.map(({ id }) => id));
    expect(found).toEqual(expect.arrayContaining(own));
  }
});

test('a deleted order is listed apart, opens by its code, and comes back with an audit entry', async () => {
  const [oven = ''] = stores;
  const { id, order_code } = await paid(oven);
  expect((await admin.client.from('orders').delete().eq('id', id)).error).toBeNull();
  expect(await codesOf({ store: oven })).not.toContain(order_code);
  expect(await codesOf({ deleted: true })).toEqual([order_code]);
  expect(await codesOf({ code: order_code })).toEqual([order_code]);
  expect(await codesOf({ code: id })).toEqual([order_code]);
  const restore = async () => (await admin.client.rpc('restore_order', { p_order: id })).data;
  expect([await restore(), await restore()]).toEqual([true, false]);
  expect(await codesOf({ deleted: true })).toEqual([]);
  expect((await driver.historyOf(id)).slice(-2)).toEqual(['deleted', 'restored']);
});

test('each order of the list has the refunds of its buyer', async () => {
  const [oven = ''] = stores;
  const { id, order_code } = await paid(oven);
  const refund = { order_id: id, reason: 'taken_back', asked_at: iso(Date.now()) };
  const { error } = await driver.service.from('refunds').insert([
    { ...refund, amount_cents: 170, line_place: 1 },
    { ...refund, amount_cents: 280, line_place: 2, done_at: iso(Date.now()), reference: 'WM-1' },
  ]);
  expect(error).toBeNull();
  const { data } = await admin.client.rpc('admin_orders', { p_filter: { code: order_code } });
  expect((data as { orders: { refunds: object }[] }).orders[0]?.refunds).toEqual({
    owed_cents: 170,
    sent_cents: 280,
    reference: 'WM-1',
  });
});

interface Entry {
  id: number;
  action: string;
  person: string | null;
  phone: string | null;
  order_code: string | null;
  store: string | null;
  bag: string | null;
  who: string | null;
}
async function logOf(filter: object, before: number | null = null, limit = 50) {
  const { data, error } = await admin.client.rpc('admin_log', {
    p_filter: filter,
    p_before: before,
    p_limit: limit,
  });
  expect(error).toBeNull();
  return data as { entries: Entry[]; has_more: boolean };
}

test('the log names the person or the phone of each step of an order, and is found by either, by bag and by shop', async () => {
  const [, sweets = ''] = stores;
  const { id, order_code, bag } = await paid(sweets);
  const { data: phone } = await driver.service
    .from('devices')
    .insert({ kind: 'counter', name: 'Front counter', store_id: sweets })
    .select('id')
    .single();
  await driver.call('hand_over', {
    p_token: crypto.randomUUID(),
    p_order: id,
    p_store: sweets,
    p_kind: 'pickup',
    p_how: 'list',
    p_device: phone!.id,
  });
  const { entries } = await logOf({ order: order_code });
  expect(entries.map(({ action, person, phone: name }) => [action, person ?? name])).toEqual([
    ['handed_over', 'Front counter'],
    ['paid', 'admin@example.com'],
    ['placed', 'rima@example.com'],
  ]);
  expect(entries[0]).toMatchObject({ order_code, store: 'Sweets' });
  expect((await logOf({ order: id })).entries).toEqual(entries);

  expect((await logOf({ words: ['front', 'counter'] })).entries).toEqual([entries[0]]);
  const ofAdmin = (await logOf({ words: ['admin'] })).entries;
  expect(ofAdmin).toContainEqual(entries[1]);
  expect(ofAdmin).not.toContainEqual(entries[2]);
  expect((await logOf({ words: ['admin'], order: order_code })).entries).toEqual([entries[1]]);

  await admin.client.from('surprise_bags').update({ quantity: 9 }).eq('id', bag);
  const ofBag = (await logOf({ bag })).entries;
  expect(ofBag[0]).toMatchObject({ action: 'update', person: 'admin@example.com' });
  const ofStore = (await logOf({ store: sweets })).entries;
  expect(ofStore.slice(0, 2)).toEqual([ofBag[0], entries[0]]);
  expect((await logOf({ store: 'no id' })).entries).toEqual([]);

  const first = await logOf({ order: order_code }, null, 2);
  expect([first.entries, first.has_more]).toEqual([entries.slice(0, 2), true]);
  const rest = await logOf({ order: order_code }, entries[1]!.id, 2);
  expect([rest.entries, rest.has_more]).toEqual([entries.slice(2), false]);
});

test('only an admin reads the log and restores orders', async () => {
  expect((await rima.client.rpc('admin_log', {})).error?.code).toBe('42501');
  expect((await rima.client.rpc('restore_order', { p_order: rima.id })).error?.code).toBe('42501');
});
