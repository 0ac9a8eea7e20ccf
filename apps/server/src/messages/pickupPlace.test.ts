/** How a message names where and when an order is collected, and when it names neither. */
import type { PickupPlace } from '@zawadeh/domain';
import { describe, expect, test } from 'vitest';
import { pickupText } from './pickupPlace.ts';
import type { OrderMessage } from './sender.ts';

const at = (iso: string) => Date.parse(`${iso}+02:00`);
const writtenAt = at('2026-11-21T17:30:00');
const oven: PickupPlace = {
  store: { en: 'Al-Tell Oven', ar: 'فرن التلّ' },
  pickupStart: at('2026-11-21T17:00:00'),
  pickupEnd: at('2026-11-21T20:30:00'),
  pickupText: null,
};
const corner = { ...oven, store: { en: 'Mina Corner', ar: null } };
const nowhere: PickupPlace = { store: null, pickupStart: null, pickupEnd: null, pickupText: null };

const textFor = (places: readonly PickupPlace[], others: Partial<OrderMessage> = {}) =>
  pickupText({
    kind: 'order_paid',
    language: 'en',
    orderCode: 'ZWD-7K3M9QX2',
    customerName: 'Rima',
    deliveryMethod: 'pickup',
    amountCents: 1_820,
    places,
    isGift: false,
    lost: null,
    gifts: null,
    reason: null,
    writtenAt,
    ...others,
  });
/** Without the isolates that fix the direction of each part, which the last test covers. */
const words = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '') ?? null;

describe('in words', () => {
  test.each<[string, PickupPlace[], string | null, string | null]>([
    [
      'a shop with its hours',
      [oven],
      'Al-Tell Oven between 5:00 PM and 8:30 PM',
      'فرن التلّ بين 5:00 م و8:30 م',
    ],
    [
      'morning hours',
      [{ ...oven, pickupStart: at('2026-11-21T09:05:00'), pickupEnd: at('2026-11-21T12:00:00') }],
      'Al-Tell Oven between 9:05 AM and 12:00 PM',
      'فرن التلّ بين 9:05 ص و12:00 م',
    ],
    ['no end', [{ ...oven, pickupEnd: null }], 'Al-Tell Oven from 5:00 PM', 'فرن التلّ ابتداءً من 5:00 م'],
    ['no start', [{ ...oven, pickupStart: null }], 'Al-Tell Oven until 8:30 PM', 'فرن التلّ حتى 8:30 م'],
    [
      'the shop’s own words',
      [{ ...nowhere, store: oven.store, pickupText: 'Ring twice' }],
      'Al-Tell Oven (Ring twice)',
      'فرن التلّ (Ring twice)',
    ],
    ['a shop alone', [{ ...nowhere, store: oven.store }], 'Al-Tell Oven', 'فرن التلّ'],
    [
      'hours alone',
      [{ ...oven, store: null }],
      'the store between 5:00 PM and 8:30 PM',
      'المتجر بين 5:00 م و8:30 م',
    ],
    [
      'two shops',
      [oven, corner],
      'Al-Tell Oven between 5:00 PM and 8:30 PM, and at Mina Corner between 5:00 PM and 8:30 PM',
      'فرن التلّ بين 5:00 م و8:30 م، وفي Mina Corner بين 5:00 م و8:30 م',
    ],
    [
      'hours past midnight',
      [{ ...oven, pickupEnd: at('2026-11-22T01:00:00') }],
      'Al-Tell Oven between 5:00 PM and 1:00 AM',
      'فرن التلّ بين 5:00 م و1:00 ص',
    ],
    ['days without an end', [{ ...oven, pickupEnd: at('2026-11-23T20:30:00') }], 'Al-Tell Oven', 'فرن التلّ'],
    ['nothing', [], null, null],
    ['nothing of one bag', [oven, nowhere], null, null],
  ])('%s', (_name, places, english, arabic) => {
    expect(words(textFor(places))).toBe(english);
    expect(words(textFor(places, { language: 'ar' }))).toBe(arabic);
  });
});

test('a message that comes a day late promises no hours of today', () => {
  expect(words(textFor([oven, { ...oven, pickupEnd: null }], { writtenAt: at('2026-11-22T09:00:00') }))).toBe(
    'Al-Tell Oven',
  );
});

test('a delivery has no place of collection', () => {
  expect(textFor([oven], { deliveryMethod: 'delivery' })).toBeNull();
});

test('it never exceeds the length of a template', () => {
  const many = Array.from({ length: 50 }, (_, count) => ({
    ...oven,
    store: { en: `Shop ${count}`, ar: null },
  }));
  expect(textFor(many.slice(0, 5))).not.toBeNull();
  expect(textFor(many)).toBeNull();
});

test('names and times are isolated in either language', () => {
  const clocks = 'بين \u20665:00\u2069 م و\u20668:30\u2069 م';
  expect(textFor([corner], { language: 'ar' })).toBe(`\u2068Mina Corner\u2069 ${clocks}`);
});
