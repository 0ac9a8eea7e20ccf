import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBag } from '../bags/readBag.ts';
import { EMPTY_BAG_FORM, readBagForm } from './bagForm.ts';
import { previewBag } from './bagPreview.ts';
import { cases } from '../testing/cases.ts';

const store = { en: 'Hallab', ar: null };

test.each([
  ['3,50', 350],
  ['$4', 400],
  ['٣٫٥', 350],
  ['free', 0],
  ['', 0],
])('a sale price of %j in an otherwise empty form is %i cents', (salePrice, cents) => {
  expect(previewBag({ ...EMPTY_BAG_FORM, salePrice }, null)).toMatchObject({ salePrice: cents, title: null });
});

test.each([
  ['12', 1200],
  ['4.50', null],
  ['x', null],
  ['', null],
])('a full price of %j beside 4.50 is %j', (fullPrice, cents) => {
  expect(previewBag({ ...EMPTY_BAG_FORM, salePrice: '4.50', fullPrice }, null).fullPrice).toBe(cents);
});

test('an unreadable quantity is one bag', () => {
  expect(previewBag({ ...EMPTY_BAG_FORM, quantity: 'x' }, null).quantity).toBe(1);
});

test('a complete form looks like the saved bag', () => {
  const form = {
    ...EMPTY_BAG_FORM,
    storeId: 's1',
    title: 'Knafeh',
    titleAr: 'كنافة',
    description: 'Sweet',
    salePrice: '3,50',
    fullPrice: '$9',
    quantity: '٧',
    category: 'Bakery/pastery',
    pickupStart: '2026-11-21T17:00',
    pickupEnd: '2026-11-21T20:30',
    restock: '2026-11-22T09:00',
    picture: 'knafeh',
    imageUrl: '/art/a.svg',
  };
  const reading = readBagForm(form);
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  const saved = readBag({ ...reading.value, id: 'preview', store: { name: 'Hallab' } });
  expect({ ok: true, value: previewBag(form, store) }).toEqual(saved);
});

test('any content of the fields gives a bag', () => {
  const fields = Object.fromEntries(Object.keys(EMPTY_BAG_FORM).map((field) => [field, fc.string()]));
  fc.assert(
    fc.property(fc.record(fields), (form) => {
      const { salePrice, quantity } = previewBag({ ...EMPTY_BAG_FORM, ...form }, null);
      expect(Number.isSafeInteger(salePrice) && Number.isSafeInteger(quantity)).toBe(true);
    }),
    cases(100),
  );
});
