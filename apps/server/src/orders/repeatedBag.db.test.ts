/**
 * A bag may be in an order once, in any spelling of its id: two lines would each be checked against the whole stock.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootEmbedded, type Booted } from '../testing/bootEmbedded.ts';
import { BOOT_MS } from '../testing/place.ts';
import { openOrderDriver, type OrderDriver } from '../testing/orderDriver.ts';
import type { LineRequest } from '../testing/shopClient.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

let booted: Booted;
let driver: OrderDriver;
let rima: string;

beforeAll(async () => {
  booted = await bootEmbedded();
  driver = openOrderDriver(booted);
  rima = await driver.buyer('rima@example.com');
}, BOOT_MS);
afterAll(() => booted.stop());

const bag = async (quantity: number): Promise<LineRequest> => (await driver.bags([{ quantity }]))[0]!;
const stock = async ({ bag_id }: LineRequest) => (await driver.stockOf([bag_id])).get(bag_id);
const upperCased = (line: LineRequest): LineRequest => ({ ...line, bag_id: line.bag_id.toUpperCase() });
const mixedCase = (line: LineRequest): LineRequest => ({
  ...line,
  bag_id: line.bag_id.replace(/[a-f]/, (letter) => letter.toUpperCase()),
});

test('the same bag in several spellings is rejected, and nothing is taken from the stock', async () => {
  const line = { ...(await bag(7)), quantity: 7 };
  const placed = await driver.place(rima, [line, upperCased(line), mixedCase(line)], NOW);
  expect(placed.refused).toBe('malformed');
  expect(await stock(line)).toBe(7);
});

test('an id in capitals is the bag itself, and the same cart in either spelling is the same order', async () => {
  const line = await bag(5);
  const placed = await driver.place(rima, [upperCased(line)], NOW);
  expect(await driver.place(rima, [line], NOW)).toMatchObject({ id: placed.id, again: true });
  expect(await stock(line)).toBe(4);
  const { data } = await driver.service.from('orders').select('details').eq('id', placed.id).single();
  expect(data?.details).toMatchObject([{ bagId: line.bag_id }]);
});

test('a key stands for its cart in either spelling', async () => {
  const line = await bag(5);
  const key = { idempotency_key: 'one-bag' };
  const first = await driver.place(rima, [line], NOW, key);
  expect(await driver.place(rima, [upperCased(line)], NOW, key)).toMatchObject({ id: first.id, again: true });
});

test('an order is found by its id in either spelling', async () => {
  const { id, order_code } = await driver.place(rima, [await bag(1)], NOW);
  for (const [minutes, written] of [order_code, id, id.toUpperCase()].entries()) {
    const { external_id } = await driver.startPayment(rima, written, driver.after(NOW, minutes));
    expect(external_id).toBeGreaterThan(0);
  }
});

test('the database itself rejects a second line of one bag', async () => {
  const line = await bag(5);
  const { id } = await driver.place(rima, [line], NOW);
  const second = {
    order_id: id,
    place: 2,
    bag_id: line.bag_id,
    title: '',
    unit_price_cents: 450,
    quantity: 1,
  };
  const { error } = await driver.service.from('order_lines').insert(second);
  expect(error?.code).toBe('23505');
});
