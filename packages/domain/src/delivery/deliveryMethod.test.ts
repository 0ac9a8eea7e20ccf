import { expect, test } from 'vitest';
import { NO_ADDRESS } from './address.ts';
import { DELIVERY_AREAS } from './areas.ts';
import { deliveryFee, readDeliveryMethod } from './deliveryMethod.ts';

test.each([
  ['delivery', 'delivery'],
  [' Delivery', 'delivery'],
  ['PICKUP', 'pickup'],
  ['other', null],
  ['', null],
  [1, null],
])('%j is %j', (raw, method) => {
  expect(readDeliveryMethod(raw)).toBe(method);
});

test('the fee of the area applies only to delivery', () => {
  for (const area of DELIVERY_AREAS) {
    expect(deliveryFee({ method: 'delivery', area, address: NO_ADDRESS })).toBe(area.fee);
  }
  expect(deliveryFee({ method: 'pickup', isGift: false })).toBe(0);
});
