/** What the members of a shop see of their day and change of its stock: nobody else does, and each change happens once. */
import { STORE_TAKE_BACK_PATH, STORES_PATH } from '@zawadeh/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { NewBag } from '../testing/orderDriver.ts';
import { openOrderShop } from '../testing/orderShop.ts';
import { call } from '../testing/shopClient.ts';
import { join, type TestUser } from '../testing/users.ts';

const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();
const OPEN = { pickup_start: iso(Date.now() - HOUR), pickup_end: iso(Date.now() + HOUR) };

const { booted, driver, rima, omar, admin, oven, sweets } = await openOrderShop();

async function memberOf(store: string, email: string, role = 'staff'): Promise<TestUser> {
  const user = await join(booted, email);
  const row = { store_id: store, user_id: user.id, role };
  await driver.service.from('store_members').insert(row).throwOnError();
  return user;
}
const leave = async (user: TestUser) =>
  driver.service.from('store_members').delete().eq('user_id', user.id).throwOnError();

const [nour, samir, lina] = await Promise.all([
  memberOf(oven, 'nour@example.com'),
  memberOf(oven, 'samir@example.com', 'owner'),
  memberOf(sweets, 'lina@example.com', 'owner'),
]);

const bagOf = async (store: string, changes: NewBag = {}) => {
  const [line] = await driver.bags([{ quantity: 5, store_id: store, ...OPEN, ...changes }]);
  return line!;
};
async function paid(store: string, name = 'Rima Khoury', buyer = rima.id) {
  const line = await bagOf(store);
  const order = await driver.place(buyer, [line], Date.now(), { customer_name: name });
  await driver.markPaid(admin.id, order.order_code, Date.now());
  return { ...order, bag: line.bag_id };
}

interface Today {
  handovers: { order_code: string; first_name: string | null }[];
  bags: { id: string; for_sale: number; planned: number | null; asked: number }[];
}
interface Changed {
  for_sale?: number;
  refused?: string;
  undone?: true;
}
/** The answer, or the code of the error. */
const rpc = async <Answer>({ client }: Pick<TestUser, 'client'>, name: string, args: object) => {
  const { data, error } = await client.rpc(name, args);
  return error ? error.code : (data as Answer);
};
const change = (by: TestUser, bag: string, what: string, more: object = {}) =>
  rpc<Changed>(by, 'change_own_stock', {
    p_store: oven,
    p_token: crypto.randomUUID(),
    p_bag: bag,
    p_change: what,
    ...more,
  });
const undo = (by: TestUser, token: string) =>
  rpc<Changed>(by, 'undo_own_stock', { p_store: oven, p_token: token });
const stockOf = async (bag: string) => (await driver.stockOf([bag])).get(bag);

test('members and admins read the day of their shop with first names alone, and nobody else does', async () => {
  const order = await paid(oven);
  const hidden = await paid(oven, '+961 70 123 456', omar.id);
  await driver.service
    .from('alerts')
    .insert({ user_id: omar.id, bag_id: order.bag, language: 'en' })
    .throwOnError();
  const today = (by: Pick<TestUser, 'client'>) => rpc<Today>(by, 'store_today', { p_store: oven });
  const read = (await today(nour)) as Today;
  const nameIn = (code: string) => read.handovers.find(({ order_code }) => order_code === code)?.first_name;
  expect(nameIn(order.order_code)).toBe('Rima');
  expect(nameIn(hidden.order_code)).toBeNull();
  expect(read.bags.find(({ id }) => id === order.bag)).toMatchObject({
    for_sale: 4,
    asked: 1,
    planned: null,
  });
  expect(JSON.stringify(read)).not.toMatch(
    /@|Khoury|123456|"\w*(amount|price|cents|fee|phone|address)\w*":/i,
  );
  expect(await today(admin)).toMatchObject({ handovers: expect.any(Array) });
  for (const stranger of [rima, lina, { client: booted.visitor() }])
    expect(await today(stranger)).toBe('42501');
});

test('a buyer, a member of another shop and a former member change nothing, and read nothing of what is sold', async () => {
  const { bag_id } = await bagOf(oven);
  const former = await memberOf(oven, 'former@example.com');
  const token = crypto.randomUUID();
  expect(await change(former, bag_id, 'less', { p_token: token })).toEqual({ for_sale: 4 });
  await leave(former);
  for (const stranger of [rima, lina, former]) {
    expect(await change(stranger, bag_id, 'none')).toBe('42501');
    expect(await undo(stranger, token)).toBe('42501');
    expect(await rpc(stranger, 'pieces_to_fill', { p_bag: bag_id })).toBe('42501');
    const { status } = await call(booted.backend, {
      path: STORE_TAKE_BACK_PATH,
      as: stranger,
      body: { token: crypto.randomUUID(), bag_id, can_fill: 0, reason: 'broken' },
    });
    expect(status).toBe(404);
  }
  // A member names a shop of their own, and the bag of another.
  expect(await change(lina, bag_id, 'none', { p_store: sweets })).toEqual({ refused: 'unknown_bag' });
  expect(await stockOf(bag_id)).toBe(4);
});

test('a member’s change happens once for its token, never below none, and reconcile follows it', async () => {
  const { bag_id } = await bagOf(oven, { quantity: 1 });
  const more = { p_token: crypto.randomUUID(), p_count: 5 };
  expect(await change(nour, bag_id, 'more', more)).toEqual({ for_sale: 6 });
  expect(await change(nour, bag_id, 'more', more)).toEqual({ for_sale: 6 });
  expect(await change(nour, bag_id, 'less')).toEqual({ for_sale: 5 });
  expect(await change(samir, bag_id, 'none')).toEqual({ for_sale: 0 });
  expect(await change(nour, bag_id, 'less')).toEqual({ for_sale: 0 });
  for (const p_count of [0, -3, 1_000, null]) {
    expect(await change(nour, bag_id, 'more', { p_count })).toEqual({ refused: 'malformed' });
  }
  const yesterday = { p_count: 1, p_at: iso(Date.now() - 24 * HOUR) };
  expect(await change(nour, bag_id, 'more', yesterday)).toEqual({ refused: 'too_late' });
  expect(await stockOf(bag_id)).toBe(0);
  const { data: entries } = await driver.service
    .from('audit_log')
    .select('actor, details')
    .match({ subject: 'bag', subject_id: bag_id, action: 'update' })
    .order('id');
  expect(entries).toMatchObject([
    { actor: nour.id, details: { quantity: [1, 6] } },
    { actor: nour.id, details: { quantity: [6, 5] } },
    { actor: samir.id, details: { quantity: [5, 0] } },
  ]);
  const { data: stock } = await driver.service.rpc('reconcile_stock', { p_limit: 1_000 });
  expect(stock).toContainEqual(expect.objectContaining({ id: bag_id, stock: 0, expected: 0 }));
});

test('a member takes back what the same member did, and not what a colleague did', async () => {
  const { bag_id } = await bagOf(oven);
  const token = crypto.randomUUID();
  await change(nour, bag_id, 'none', { p_token: token });
  expect(await undo(samir, token)).toEqual({ refused: 'too_late' });
  expect(await undo(nour, token)).toEqual({ undone: true });
  expect(await undo(nour, token)).toEqual({ undone: true });
  expect(await stockOf(bag_id)).toBe(5);
  // An undo that overtakes its change.
  const late = crypto.randomUUID();
  expect(await undo(nour, late)).toEqual({ undone: true });
  expect(await change(nour, bag_id, 'none', { p_token: late })).toEqual({ for_sale: 5 });
});

test('bags are added to the plan of a bag that opens later today, and not to hours that are over', async () => {
  const now = '2026-11-25T10:00:00Z';
  const over = { pickup_start: '2026-11-24T15:00:00Z', pickup_end: '2026-11-24T18:00:00Z', quantity: 0 };
  const [{ bag_id: planned }, { bag_id: unplanned }] = [await bagOf(oven, over), await bagOf(oven, over)];
  const plan = { bag_id: planned, quantities: Array(7).fill(8), opens: '17:00', closes: '20:00' };
  await driver.service.from('bag_plans').insert(plan).throwOnError();
  const add = async (bag: string, token = crypto.randomUUID()) => {
    const { rows } = await sql<{ answer: Changed }>`
      select private.change_stock_of(${oven}::uuid, ${token}::uuid, ${bag}::uuid, 'more', 3, null, ${now}::timestamptz) as answer
    `.execute(booted.embedded.database);
    return rows[0]!.answer;
  };
  const token = crypto.randomUUID();
  for (const each of [token, token, crypto.randomUUID()])
    expect(await add(planned, each)).toEqual({ for_sale: 0 });
  expect(await add(unplanned)).toEqual({ refused: 'too_late' });
  const { data: days } = await driver.service
    .from('bag_days')
    .select('day, planned, published_at')
    .eq('bag_id', planned);
  expect(days).toEqual([{ day: '2026-11-25', planned: 14, published_at: null }]);
});

test('a member reads what is to fill and takes sold bags back once, and the log names the member', async () => {
  const { bag, id } = await paid(oven);
  expect(await rpc(nour, 'pieces_to_fill', { p_bag: bag })).toEqual([1]);
  const body = { token: crypto.randomUUID(), bag_id: bag, can_fill: 0, reason: 'broken' };
  const take = () => call(booted.backend, { path: STORE_TAKE_BACK_PATH, as: nour, body });
  const taken = { status: 200, body: { orders: 1, pieces: 1, for_sale: 0 } };
  expect([await take(), await take()]).toMatchObject([taken, taken]);
  const { data: order } = await driver.service.from('orders').select('status').eq('id', id).single();
  expect(order?.status).toBe('refund_due');
  const { data: entries } = await driver.service
    .from('audit_log')
    .select('actor')
    .match({ subject: 'bag', subject_id: bag, action: 'taken_back' });
  expect(entries).toEqual([{ actor: nour.id }]);
});

const listen = async (store: string, { token }: Pick<TestUser, 'token'>) =>
  booted.app.request(`${STORES_PATH}/${store}/changes`, { headers: { authorization: `Bearer ${token}` } });

/** What the stream sends until the server closes it, or until `ms` are over. */
async function streamed(response: Response, ms: number) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const tooLong = new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
  let text = '';
  for (;;) {
    const next = await Promise.race([reader.read(), tooLong]);
    if (next === null || next.done) {
      await reader.cancel();
      return { isClosed: next !== null, events: text.match(/^event: handover$/gm)?.length ?? 0 };
    }
    text += next.value;
  }
}

test('the stream of a shop is for its members, and tells of no other shop', async () => {
  for (const stranger of [rima, lina]) expect((await listen(oven, stranger)).status).toBe(403);
  expect((await listen('x', nour)).status).toBe(403);
  const [own, other] = [
    streamed(await listen(oven, nour), 1_500),
    streamed(await listen(sweets, lina), 1_500),
  ];
  await new Promise((resolve) => setTimeout(resolve, 300));
  await paid(oven);
  expect(await own).toEqual({ isClosed: false, events: 1 });
  expect(await other).toEqual({ isClosed: false, events: 0 });
});

test.each<[string, (member: TestUser) => Promise<unknown>]>([
  ['a removed member', leave],
  ['a member who signed out', ({ client }) => client.auth.signOut({ scope: 'global' })],
])('%s gets nothing more: the open stream ends with the next change', async (who, lose) => {
  const member = await memberOf(oven, `${who.replaceAll(' ', '-')}@example.com`);
  const stream = streamed(await listen(oven, member), 5_000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await lose(member);
  await paid(oven);
  expect(await stream).toEqual({ isClosed: true, events: 0 });
});
