import { expect, test } from 'vitest';
import { readStoreToday, todayStateOf, type TodayBag } from './storeToday.ts';

const ID = '5b7e9c1d-3f2a-4e6b-8d4c-0a1b2c3d4e5f';
const NOW = '2026-11-25T16:47:00Z';
const bag = {
  id: ID,
  title: 'Ka’ak',
  for_sale: 3,
  being_paid: 1,
  sold: 2,
  to_fill: [1],
  category: 'Meals',
  picture: 'soup',
  image_url: '/bag.webp',
  opens: NOW,
  closes: NOW,
  planned: 4,
  asked: 12,
};
const handover = { order_id: ID, store_id: ID, kind: 'pickup', state: 'waiting', due_end: NOW };

test('the day of a shop is read, with first names alone', () => {
  const handovers = [{ ...handover, order_code: 'ZWD-7K3M9QX2', first_name: 'Rima.example', bags: [] }];
  const read = readStoreToday({ now: NOW, handovers, bags: [bag, { id: ID }, {}] });
  expect(read).toMatchObject({
    now: Date.parse(NOW),
    handovers: [{ firstName: 'Rima', orderCode: 'ZWD-7K3M9QX2' }],
    bags: [
      { id: ID, forSale: 3, picture: 'soup', imageUrl: '/bag.webp', planned: 4, asked: 12 },
      { id: ID, forSale: 0, picture: null, opens: null, planned: null, asked: 0 },
    ],
  });
  expect(readStoreToday({ now: NOW, handovers: [handover], bags: null })).toMatchObject({
    handovers: [{ firstName: null }],
    bags: [],
  });
  for (const wrong of [null, {}, { now: NOW }, { handovers: [] }]) expect(readStoreToday(wrong)).toBeNull();
});

test.each([
  [{ opens: null, closes: null, planned: null }, 'onSale'],
  [{ opens: 1, closes: 2, planned: null }, 'onSale'],
  [{ opens: 0, closes: 1, planned: null }, 'onSale'],
  [{ opens: 2, closes: 3, planned: null }, 'later'],
  [{ opens: 0, closes: 0.5, planned: null }, 'over'],
  [{ opens: 2, closes: 3, planned: 4 }, 'later'],
] as const)('at 1 a bag of %j is %s', (hours, state) => {
  expect(todayStateOf(hours as unknown as TodayBag, 1)).toBe(state);
});
