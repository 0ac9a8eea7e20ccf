import { expect, test } from 'vitest';
import { pickupPlacesOf } from './collecting.ts';
import { readOrder } from './readOrder.ts';

const zahra = { bagId: 'a', quantity: 1, storeName: 'Zahra' };
const row = { id: 1, payment_status: 'paid', delivery_method: 'pickup', details: [zahra] };

test.each([
  ['it is paid', {}, ['Zahra']],
  ['it has no method', { delivery_method: null }, ['Zahra']],
  ['it has two bags of one shop', { details: [zahra, { ...zahra, bagId: 'b' }] }, ['Zahra']],
  [
    'it has bags of two shops',
    { details: [zahra, { bagId: 'b', quantity: 1, storeName: 'Oven' }] },
    ['Zahra', 'Oven'],
  ],
  ['one bag has no place', { details: [{ bagId: 'b', quantity: 1 }, zahra] }, ['Zahra']],
  ['its bags are unknown', { details: [] }, []],
  ['it is brought', { delivery_method: 'delivery' }, []],
  ['it waits to be paid', { payment_status: 'pending' }, []],
  ['it was paid back', { payment_status: 'refunded' }, []],
])('where %s', (_why, columns, shops) => {
  const reading = readOrder({ ...row, ...columns });
  expect(reading.ok && pickupPlacesOf(reading.value).map(({ store }) => store?.en)).toEqual(shops);
});
