import { expect, test } from 'vitest';
import { readBagDraft } from './bagDraft.ts';
import { EMPTY_BAG_FORM, type BagForm } from './bagForm.ts';

const before: BagForm = { ...EMPTY_BAG_FORM, diet: ['vegetarian'], title: 'Knafeh', quantity: '3' };

test('the typed text comes back', () => {
  expect(readBagDraft({ ...before, salePrice: '3,50' }, before, ['s1'])).toEqual({
    ...before,
    salePrice: '3,50',
  });
});

test.each([
  [{ salePrice: 4.5 }, {}],
  [{ salePrice: null, title: 'Bread' }, { title: 'Bread' }],
  [{ title: 'x'.repeat(121), quantity: '9' }, { quantity: '9' }],
  [{ title: 'x'.repeat(120) }, { title: 'x'.repeat(120) }],
  [{ description: { text: 'x' }, category: 'Sushi' }, {}],
  [{ storeId: 's9', category: 'Late Breakfast' }, { category: 'Late Breakfast' }],
  [{ storeId: 's1' }, { storeId: 's1' }],
  [{ nothing: 'x', fullPrice: '9' }, { fullPrice: '9' }],
  [{ diet: ['vegan', 'halal'] }, { diet: ['vegan'] }],
  [{ diet: null }, {}],
])('a draft with %j loses only the damaged field', (damage, rest) => {
  const found = readBagDraft({ ...before, ...damage }, before, ['s1']);
  expect(found ?? before).toEqual({ ...before, ...rest });
});

test('a field missing in the draft is unchanged', () => {
  expect(readBagDraft({ salePrice: '4' }, before, ['s1'])).toEqual({ ...before, salePrice: '4' });
});

test.each([null, undefined, 'x', 7, [], {}, { ...before }, { title: 7 }])(
  'there is no draft in %j',
  (stored) => {
    expect(readBagDraft(stored, before, ['s1'])).toBeNull();
  },
);
