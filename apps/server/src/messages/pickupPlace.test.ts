/** How a message names where and when an order is collected, and when it names neither. */
import type { PickupPlace } from '@zawadeh/domain';
import { describe, expect, test } from 'vitest';
import { pickupText } from './pickupPlace.ts';
import type { MessagePlace, OrderMessage } from './sender.ts';

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

const textFor = (places: readonly MessagePlace[], others: Partial<OrderMessage> = {}) =>
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

describe('the pickup place in words', () => {
  test.each<[string, MessagePlace[], string | null, string | null]>([
    [
      'a shop with its hours',
      [oven],
      'Al-Tell Oven on Saturday, Nov 21, between 5:00 PM and 8:30 PM',
      'فرن التلّ يوم السبت 21 تشرين الثاني من 5:00 إلى 8:30 م',
    ],
    [
      'a shop with its area',
      [{ ...oven, area: 'balad' }],
      'Al-Tell Oven, Balad, on Saturday, Nov 21, between 5:00 PM and 8:30 PM',
      'فرن التلّ، البلد، يوم السبت 21 تشرين الثاني من 5:00 إلى 8:30 م',
    ],
    [
      'an area that is no longer known',
      [{ ...oven, pickupStart: null, pickupEnd: null, area: 'atlantis' }],
      'Al-Tell Oven',
      'فرن التلّ',
    ],
    [
      'morning hours',
      [{ ...oven, pickupStart: at('2026-11-21T09:05:00'), pickupEnd: at('2026-11-21T12:00:00') }],
      'Al-Tell Oven on Saturday, Nov 21, between 9:05 AM and 12:00 PM',
      'فرن التلّ يوم السبت 21 تشرين الثاني من 9:05 ص إلى 12:00 ظهراً',
    ],
    [
      'no end',
      [{ ...oven, pickupEnd: null }],
      'Al-Tell Oven from 5:00 PM on Saturday, Nov 21',
      'فرن التلّ ابتداءً من 5:00 م يوم السبت 21 تشرين الثاني',
    ],
    [
      'no start',
      [{ ...oven, pickupStart: null }],
      'Al-Tell Oven until 8:30 PM on Saturday, Nov 21',
      'فرن التلّ حتى 8:30 م يوم السبت 21 تشرين الثاني',
    ],
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
      'the store on Saturday, Nov 21, between 5:00 PM and 8:30 PM',
      'المتجر يوم السبت 21 تشرين الثاني من 5:00 إلى 8:30 م',
    ],
    [
      'two shops',
      [oven, corner],
      'Al-Tell Oven on Saturday, Nov 21, between 5:00 PM and 8:30 PM, and at Mina Corner on Saturday, Nov 21, between 5:00 PM and 8:30 PM',
      'فرن التلّ يوم السبت 21 تشرين الثاني من 5:00 إلى 8:30 م، وفي Mina Corner يوم السبت 21 تشرين الثاني من 5:00 إلى 8:30 م',
    ],
    [
      'hours past midnight',
      [{ ...oven, pickupEnd: at('2026-11-22T01:00:00') }],
      'Al-Tell Oven on Saturday, Nov 21, between 5:00 PM and 1:00 AM',
      'فرن التلّ يوم السبت 21 تشرين الثاني من 5:00 م إلى 1:00 ص',
    ],
    [
      'several days, which have begun',
      [{ ...oven, pickupEnd: at('2026-11-23T20:30:00') }],
      'Al-Tell Oven until 8:30 PM on Monday, Nov 23',
      'فرن التلّ حتى 8:30 م يوم الاثنين 23 تشرين الثاني',
    ],
    ['nothing', [], null, null],
    ['nothing of one bag', [oven, nowhere], null, null],
  ])('the pickup place in words: %s', (_name, places, english, arabic) => {
    expect(words(textFor(places))).toBe(english);
    expect(words(textFor(places, { language: 'ar' }))).toBe(arabic);
  });
});

test('a message that comes a day late names the day of the hours', () => {
  expect(words(textFor([oven, { ...oven, pickupEnd: null }], { writtenAt: at('2026-11-22T09:00:00') }))).toBe(
    'Al-Tell Oven on Saturday, Nov 21, between 5:00 PM and 8:30 PM, and at Al-Tell Oven from 5:00 PM on Saturday, Nov 21',
  );
});

test('a delivery has no place of collection', () => {
  expect(textFor([oven], { deliveryMethod: 'delivery' })).toBeNull();
});

test('a pickup place never exceeds the length of a template', () => {
  const many = Array.from({ length: 50 }, (_, count) => ({
    ...oven,
    store: { en: `Shop ${count}`, ar: null },
  }));
  expect(textFor(many.slice(0, 5))).not.toBeNull();
  expect(textFor(many)).toBeNull();
});

test('names and times are isolated in either language', () => {
  const clocks = 'يوم السبت 21 تشرين الثاني من \u20665:00\u2069 إلى \u20668:30\u2069 م';
  expect(textFor([corner], { language: 'ar' })).toBe(`\u2068Mina Corner\u2069 ${clocks}`);
});
