/** One bag is one line of an order, however its id is written: two lines would each be held against the whole stock. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from '../embedded/engine.ts';
import { bootEmbedded } from '../testing/bootEmbedded.ts';
import { BOOT_MS, ORIGIN } from '../testing/place.ts';
import type { Booted } from '../testing/bootEmbedded.ts';
import { openDesk } from './testing/desk.ts';
import type { Desk, Line } from './testing/desk.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

let booted: Booted;
let desk: Desk;
let rima: string;

beforeAll(async () => {
  booted = await bootEmbedded();
  desk = openDesk(booted);
  rima = await desk.buyer('rima@example.com');
}, BOOT_MS);
afterAll(() => booted.stop());

const bag = async (quantity: number): Promise<Line> => (await desk.bags([{ quantity }]))[0]!;
const stock = async ({ bag_id }: Line) => (await desk.stockOf([bag_id])).get(bag_id);
const loud = (line: Line): Line => ({ ...line, bag_id: line.bag_id.toUpperCase() });
const mixed = (line: Line): Line => ({
  ...line,
  bag_id: line.bag_id.replace(/[a-f]/, (letter) => letter.toUpperCase()),
});

test('the same bag in several spellings is refused, and nothing is taken from the stock', async () => {
  const line = { ...(await bag(7)), quantity: 7 };
  const placed = await desk.place(rima, [line, loud(line), mixed(line)], NOW);
  expect(placed.refused).toBe('malformed');
  expect(await stock(line)).toBe(7);
});

test('an id in capitals is the bag itself, and the same cart in either spelling is the same order', async () => {
  const line = await bag(5);
  const placed = await desk.place(rima, [loud(line)], NOW);
  expect(await desk.place(rima, [line], NOW)).toMatchObject({ id: placed.id, again: true });
  expect(await stock(line)).toBe(4);
  const { data } = await desk.service.from('orders').select('details').eq('id', placed.id).single();
  expect(data?.details).toMatchObject([{ bagId: line.bag_id }]);
});

test('a key stands for its cart in either spelling', async () => {
  const line = await bag(5);
  const key = { idempotency_key: 'one-bag' };
  const first = await desk.place(rima, [line], NOW, key);
  expect(await desk.place(rima, [loud(line)], NOW, key)).toMatchObject({ id: first.id, again: true });
});

test('an order is found by its id in either spelling', async () => {
  const { id, order_code } = await desk.place(rima, [await bag(1)], NOW);
  for (const [minutes, written] of [order_code, id, id.toUpperCase()].entries()) {
    const { external_id } = await desk.startPayment(rima, written, desk.after(NOW, minutes));
    expect(external_id).toBeGreaterThan(0);
  }
});

test('the database itself refuses a second line of one bag', async () => {
  const line = await bag(5);
  const { id } = await desk.place(rima, [line], NOW);
  const second = {
    order_id: id,
    place: 2,
    bag_id: line.bag_id,
    title: '',
    unit_price_cents: 450,
    quantity: 1,
  };
  const { error } = await desk.service.from('order_lines').insert(second);
  expect(error?.code).toBe('23505');
});

// Two starts of a whole server.
const TWO_STARTS_MS = 2 * BOOT_MS;

test(
  'a database that sold one bag twice in an order is put right when it is next started',
  async () => {
    const other = await bootEmbedded();
    try {
      const before = openDesk(other);
      const buyer = await before.buyer('omar@example.com');
      const [paid, open] = await before.bags([{ quantity: 7 }, { quantity: 7 }]);
      const orders = [
        await before.place(buyer, [{ ...paid!, quantity: 7 }], NOW),
        await before.place(buyer, [{ ...open!, quantity: 7 }], NOW),
      ];
      await before.markPaid(await adminOf(before), orders[0]!.order_code, NOW);
      const { database } = other.embedded;
      // As the former function left it: the line stands twice, and the stock was taken once.
      await sql`alter table public.order_lines drop constraint order_lines_name_a_bag_once`.execute(database);
      await sql`
      insert into public.order_lines (order_id, place, bag_id, title, unit_price_cents, quantity)
      select order_id, 2, bag_id, title, unit_price_cents, quantity from public.order_lines
    `.execute(database);
      await sql`update public.orders set qty = 14, amount = amount * 2, details = details || details`.execute(
        database,
      );
      await sql`delete from supabase_migrations.schema_migrations where version = '20260301000000'`.execute(
        database,
      );
      await other.embedded.close();

      const again = await startEmbedded({
        dataDir: other.dataDir,
        origin: ORIGIN,
        databaseUrl: other.databaseUrl,
      });
      const { rows } = await sql<{ status: string; bags: number; lines: number; left: number }>`
      select o.status, count(line.bag_id)::integer as bags, count(*)::integer as lines, (
        select quantity from public.surprise_bags where id::text = o.details -> 0 ->> 'bagId'
      ) as left
      from public.orders o join public.order_lines line on line.order_id = o.id
      group by o.id order by o.created_at, o.status desc
    `.execute(again.database);
      expect(rows.toSorted((one, two) => one.status.localeCompare(two.status))).toEqual([
        { status: 'cancelled', bags: 1, lines: 2, left: 7 },
        { status: 'paid', bags: 1, lines: 2, left: 0 },
      ]);
      await again.close();
    } finally {
      await other.stop();
    }
  },
  TWO_STARTS_MS,
);

async function adminOf(shop: Desk): Promise<string> {
  const admin = await shop.buyer('admin@example.com');
  await shop.makeAdmin(admin);
  return admin;
}
