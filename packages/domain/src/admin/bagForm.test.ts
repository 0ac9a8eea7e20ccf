import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BAG_PICTURES } from '../bags/bagPicture.ts';
import { CATEGORIES } from '../bags/category.ts';
import { exampleBag } from '../bags/exampleBag.ts';
import { CONTENT_WORDS, NO_CONTENTS, readContents } from '../bags/contents.ts';
import { readBag } from '../bags/readBag.ts';
import { keysOf } from '../objects.ts';
import { BAG_FIELDS } from './bagFields.ts';
import {
  bagFormOf,
  EMPTY_BAG_FORM,
  isSaleAboveFull,
  missingBagFields,
  readBagForm,
  type BagForm,
  type BagFormProblem,
} from './bagForm.ts';
import { cases } from '../testing/cases.ts';

const CONTENTS = readContents(CONTENT_WORDS);
const REQUIRED = keysOf(BAG_FIELDS).filter((field) => BAG_FIELDS[field].isRequired);
const LONG_PATH = `/${'a'.repeat(400)}`;

const form: BagForm = {
  ...CONTENTS,
  storeId: 's1',
  title: 'Knafeh & Sweets',
  titleAr: 'كنافة وحلويات',
  description: 'From this afternoon’s trays.',
  descriptionAr: '',
  salePrice: '4.50',
  fullPrice: '12',
  quantity: '5',
  category: 'Bakery/pastery',
  pickupStart: '2026-11-21T17:00',
  pickupEnd: '2026-11-21T20:30',
  restock: '',
  picture: '',
  imageUrl: '',
};
const body = {
  ...CONTENTS,
  store_id: 's1',
  title: 'Knafeh & Sweets',
  name_ar: 'كنافة وحلويات',
  description: 'From this afternoon’s trays.',
  description_ar: null,
  image_url: null,
  picture: null,
  full_price: 12,
  sale_price: 4.5,
  price: 4.5,
  quantity: 5,
  category: 'Bakery/pastery',
  pickup_start: '2026-11-21T15:00:00.000Z',
  pickup_end: '2026-11-21T18:30:00.000Z',
  restock_time: null,
};

test('a complete form becomes a row, with numbers and instants', () => {
  expect(readBagForm(form)).toEqual({ ok: true, value: body });
});

test.each([
  [{ storeId: ' 12 ' }, { store_id: 12 }],
  [{ storeId: '0f6e-1' }, { store_id: '0f6e-1' }],
  [
    { salePrice: '٤٫٥', fullPrice: '' },
    { sale_price: 4.5, price: 4.5, full_price: null },
  ],
  [{ salePrice: '0' }, { sale_price: 0, price: 0 }],
  [{ fullPrice: '4.5' }, { full_price: 4.5 }],
  [{ fullPrice: '4.49' }, { full_price: 4.49 }],
  [
    { salePrice: '3,50', fullPrice: '$4' },
    { sale_price: 3.5, full_price: 4 },
  ],
  [{ quantity: '٠' }, { quantity: 0 }],
  [{ restock: '2026-11-22 09:30' }, { restock_time: '2026-11-22T07:30:00.000Z' }],
  [{ imageUrl: '/art/a.svg' }, { image_url: '/art/a.svg' }],
  [{ picture: 'knafeh' }, { picture: 'knafeh' }],
  [{ picture: 'sand' }, { picture: null }],
  [{ imageUrl: LONG_PATH }, { image_url: LONG_PATH }],
  // An ambiguous hour is the first of the two.
  [
    { pickupStart: '2026-10-24T23:30', pickupEnd: '2026-10-25T00:30' },
    { pickup_start: '2026-10-24T20:30:00.000Z' },
  ],
])('%j becomes %j', (change, columns) => {
  expect(readBagForm({ ...form, ...change })).toMatchObject({ ok: true, value: columns });
});

test.each<[Partial<BagForm>, BagFormProblem]>([
  ...REQUIRED.map((field): [Partial<BagForm>, BagFormProblem] => [
    { [field]: ' ' },
    { field, kind: 'missing' },
  ]),
  [{ salePrice: 'free' }, { field: 'salePrice', kind: 'notAPrice' }],
  [{ salePrice: '-1' }, { field: 'salePrice', kind: 'notAPrice' }],
  [{ salePrice: '4.505' }, { field: 'salePrice', kind: 'notAPrice' }],
  [{ fullPrice: 'x' }, { field: 'fullPrice', kind: 'notAPrice' }],
  [{ quantity: '1.5' }, { field: 'quantity', kind: 'notACount' }],
  [{ quantity: '-1' }, { field: 'quantity', kind: 'notACount' }],
  [{ quantity: '100001' }, { field: 'quantity', kind: 'notACount' }],
  [{ category: 'Sushi' }, { field: 'category', kind: 'notACategory' }],
  [{ pickupStart: 'soon' }, { field: 'pickupStart', kind: 'notATime' }],
  [{ pickupEnd: '2026-11-21T25:00' }, { field: 'pickupEnd', kind: 'notATime' }],
  [{ pickupEnd: '2026-11-21T17:00' }, { field: 'pickupEnd', kind: 'endsBeforeStart' }],
  [{ pickupStart: '2026-03-29T00:30' }, { field: 'pickupStart', kind: 'missingHour' }],
  [{ restock: 'tomorrow' }, { field: 'restock', kind: 'notATime' }],
  [{ imageUrl: 'javascript:alert(1)' }, { field: 'imageUrl', kind: 'notAnImage' }],
  [{ title: '\u202e' }, { field: 'title', kind: 'missing' }],
])('%j is rejected: %j', (change, problem) => {
  expect(readBagForm({ ...form, ...change })).toEqual({ ok: false, error: [problem] });
});

test('a new form has empty required fields, one bag, and Meals', () => {
  expect(missingBagFields(EMPTY_BAG_FORM)).toEqual([
    'storeId',
    'title',
    'salePrice',
    'pickupStart',
    'pickupEnd',
  ]);
  expect([EMPTY_BAG_FORM.quantity, EMPTY_BAG_FORM.category]).toEqual(['1', 'Meals']);
  expect(missingBagFields(form)).toEqual([]);
});

test('all problems are reported at once, each with its field', () => {
  const reading = readBagForm({ ...EMPTY_BAG_FORM, fullPrice: 'x', quantity: 'y' });
  expect(reading.ok ? [] : reading.error.map(({ field }) => field)).toEqual([
    'storeId',
    'title',
    'salePrice',
    'pickupStart',
    'pickupEnd',
    'fullPrice',
    'quantity',
  ]);
});

test('a bag survives the round trip through the form', () => {
  const price = fc.nat(100_000).map((cents) => cents / 100);
  const minute = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2027, 0) / 60_000 });
  const columns = fc.record({
    store_id: fc.constantFrom('s1', 12),
    title: fc.constantFrom('Knafeh', 'كنافة'),
    name_ar: fc.constantFrom(null, 'كنافة'),
    description: fc.constantFrom(null, 'Sweet', 'حلو'),
    description_ar: fc.constantFrom(null, 'حلو'),
    sale_price: price,
    full_price: fc.option(price),
    quantity: fc.nat(50),
    category: fc.constantFrom(...CATEGORIES),
    pickup_start: minute.map((at) => new Date(at * 60_000).toISOString()),
    pickup_end: fc.constant('2027-06-01T10:00:00Z'),
    restock_time: fc.option(fc.constant('2026-12-01T10:00:00Z')),
    image_url: fc.option(fc.constant('/art/a.svg')),
    picture: fc.option(fc.constantFrom(...BAG_PICTURES)),
  });
  fc.assert(
    fc.property(columns, (row) => {
      const bag = { ...exampleBag({ ...row, id: 'b' }), ...CONTENTS };
      const reading = readBagForm(bagFormOf(bag));
      if (!reading.ok) throw new Error(JSON.stringify(reading.error));
      const again = readBag({ ...reading.value, id: 'b' });
      const hour = 3_600_000;
      // Of an ambiguous hour the form has only the first.
      const shift = again.ok && again.value.pickupStart !== bag.pickupStart ? hour : 0;
      expect({ ok: again.ok, value: again.ok && { ...again.value, ...readContents(reading.value) } }).toEqual(
        {
          ok: true,
          value: { ...bag, pickupStart: (bag.pickupStart ?? 0) - shift },
        },
      );
    }),
    cases(1000),
  );
});

test('a bag with Arabic text alone has it in the first field of each pair', () => {
  const bag = { ...exampleBag({ title: null, name_ar: 'كنافة', description_ar: 'حلو' }), ...CONTENTS };
  expect(bagFormOf(bag)).toMatchObject({
    title: 'كنافة',
    titleAr: '',
    description: 'حلو',
    descriptionAr: '',
    fullPrice: '',
  });
});

test('a time of a bag is shown on Beirut’s clock', () => {
  const bag = { ...exampleBag({ pickup_start: '2026-11-21T15:00:00Z' }), ...CONTENTS };
  expect(bagFormOf(bag)).toMatchObject({ pickupStart: '2026-11-21T17:00', pickupEnd: '' });
});

test('a bag without anything is an empty form', () => {
  const bare = { ...exampleBag({ title: null, sale_price: 3, quantity: 1 }), ...NO_CONTENTS };
  expect(bagFormOf(bare)).toEqual({ ...EMPTY_BAG_FORM, salePrice: '3.00' });
});

test.each([
  ['4.49', true],
  ['4.50', false],
  ['', false],
])('a sale price of 4.50 with a full price of %j needs confirmation: %j', (fullPrice, isOdd) => {
  const reading = readBagForm({ ...form, fullPrice });
  expect(reading.ok && isSaleAboveFull(reading.value)).toBe(isOdd);
});
