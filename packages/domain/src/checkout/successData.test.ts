import { expect, test } from 'vitest';
import { readSuccessData, writeSuccessData } from './successData.ts';

const data = {
  orderCode: 'ZWD-7KQ2M9XA',
  deliveryMethod: 'delivery' as const,
  isGift: false,
  customerName: 'Rania',
  whatsappPhone: '+96170123456',
  deliveryAddress: 'Street: Port Said St.',
  places: [
    {
      store: { en: 'Zahra Sweets', ar: null },
      pickupStart: Date.UTC(2026, 10, 21, 15),
      pickupEnd: null,
      pickupText: null,
    },
  ],
};
const stored = writeSuccessData(data);

test('a reload finds the stored data, for the same order or without a pending one', () => {
  expect(readSuccessData(stored, data.orderCode)).toEqual(data);
  expect(readSuccessData(stored, null)).toEqual(data);
});

test.each([[null], ['{'], ['[]'], ['{}'], ['{"orderCode":7}']])('%j is no stored order', (text) => {
  expect(readSuccessData(text, null)).toBeNull();
});

test('the data of another order is not shown', () => {
  expect(readSuccessData(stored, 'ZWD-22222222')).toBeNull();
});

test('missing fields are null, and the method is Pickup', () => {
  expect(readSuccessData('{"orderCode":"A"}', 'A')).toEqual({
    orderCode: 'A',
    deliveryMethod: 'pickup',
    isGift: false,
    customerName: null,
    whatsappPhone: null,
    deliveryAddress: null,
    places: [],
  });
});
