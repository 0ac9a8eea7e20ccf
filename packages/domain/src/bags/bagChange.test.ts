import { describe, expect, test } from 'vitest';
import { isLongWait, isReviewed, kindOfChange, readBagChanges, withoutReviewed } from './bagChange.ts';

const ROW = {
  id: 'C1',
  store_id: 'S1',
  bag_id: 'B1',
  change: { sale_price: 6.5 },
  state: 'open',
  reason: null,
  made_by: 'U1',
  made_at: '2026-11-25T15:00:00Z',
};
const PLAN = { quantities: [4, null, null, null, null, null, null], opens: '17:00', closes: '20:30' };

describe('changes that wait', () => {
  test('a row is read', () => {
    expect(readBagChanges([ROW])).toEqual([
      {
        id: 'C1',
        storeId: 'S1',
        bagId: 'B1',
        values: { sale_price: 6.5 },
        plan: null,
        reason: null,
        isSentBack: false,
        madeBy: 'U1',
        madeAt: Date.parse(ROW.made_at),
      },
    ]);
  });

  test('the plan of a new bag is none of its columns', () => {
    const row = {
      ...ROW,
      bag_id: null,
      change: { title: 'x', plan: PLAN },
      state: 'sent_back',
      reason: 'Why',
    };
    expect(readBagChanges([row])).toMatchObject([
      { bagId: null, values: { title: 'x' }, plan: { opens: '17:00' }, isSentBack: true, reason: 'Why' },
    ]);
    expect(Object.keys(readBagChanges([row])[0]!.values)).toEqual(['title']);
  });

  test.each([
    null,
    {},
    { ...ROW, id: null },
    { ...ROW, store_id: {} },
    { ...ROW, made_at: 'soon' },
    { ...ROW, change: [] },
    { ...ROW, state: 'accepted' },
    { ...ROW, state: 'withdrawn' },
  ])('%j does not wait', (row) => {
    expect(readBagChanges([row])).toEqual([]);
  });

  test('no list has no changes', () => {
    expect(readBagChanges('<html>')).toEqual([]);
  });
});

test.each([
  [null, { title: 'x', sale_price: 1 }, 'newBag'],
  ['B1', { sale_price: 1, image_url: '/x.png' }, 'newPrice'],
  ['B1', { full_price: null }, 'newPrice'],
  ['B1', { image_url: '/x.png', title: 'x' }, 'newPhoto'],
  ['B1', { picture: 'kaak' }, 'newPhoto'],
  ['B1', { description: 'x' }, 'newText'],
])('of bag %s, %j is a %s', (bagId, values, kind) => {
  expect(kindOfChange({ bagId, values })).toBe(kind);
});

test('number, hours and restock are changed without a review', () => {
  expect(isReviewed({ quantity: 1, pickup_start: null, restock_time: null })).toBe(false);
  expect(isReviewed({ quantity: 1, allergens: [] })).toBe(true);
  expect(withoutReviewed({ quantity: 1, allergens: [] })).toEqual({ quantity: 1 });
});

test('a change waits long after two hours', () => {
  const now = Date.parse('2026-11-25T17:00:00Z') as never;
  const made = (at: string) => ({ madeAt: Date.parse(at) as never });
  expect(isLongWait(made('2026-11-25T15:00:00Z'), now)).toBe(false);
  expect(isLongWait(made('2026-11-25T14:59:59Z'), now)).toBe(true);
});
