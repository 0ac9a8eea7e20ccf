import { expect, test } from 'vitest';
import { foldOrders } from './foldOrders.ts';

const ordersOf = (statuses: string) =>
  statuses.split(' ').map((paymentStatus, place) => ({ paymentStatus, place }));

test.each([
  ['four orders are all shown', 'paid refunded cancelled paid', [0, 1, 2, 3], 0, 0],
  ['what is older than four is folded', 'paid paid paid paid paid paid', [0, 1, 2, 3], 2, 0],
  ['failed tries are folded, also the latest', 'failed paid expired paid', [1, 3], 0, 2],
  ['a failed try takes the place of no order', 'paid failed paid paid paid paid', [0, 2, 3, 4], 1, 1],
  ['an open order is shown however old it is', 'paid paid paid paid paid pending', [0, 1, 2, 3, 5], 1, 0],
])('%s', (_, statuses, shown, older, tries) => {
  const orders = ordersOf(statuses);
  const found = foldOrders(orders, ({ paymentStatus }) => paymentStatus === 'pending');
  expect(found.shown.map(({ place }) => place)).toEqual(shown);
  expect(found.folded.map(({ place }) => place)).toEqual(
    orders.map(({ place }) => place).filter((place) => !shown.includes(place)),
  );
  expect([found.older, found.tries]).toEqual([older, tries]);
});
