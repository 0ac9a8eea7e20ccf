import { expect, test } from 'vitest';
import { placeToOrderAgain } from './orderAgain.ts';

const knafeh = { bagId: 'knafeh', storeId: null };
const kaak = { bagId: 'kaak', storeId: 'oven' };

test.each([
  ['to its bag', [knafeh, kaak], [], { is: 'bag', id: 'knafeh' }],
  ['to another bag where the first is gone', [knafeh, kaak], ['knafeh'], { is: 'bag', id: 'kaak' }],
  ['to a shop where all bags are gone', [knafeh, kaak], ['knafeh', 'kaak'], { is: 'shop', id: 'oven' }],
  ['to the shelf where no shop is known either', [knafeh], ['knafeh'], { is: 'shelf' }],
  ['to the shelf where the order has no lines', [], [], { is: 'shelf' }],
])('ordering again leads %s', (_, lines, gone: string[], place) => {
  expect(placeToOrderAgain(lines, (bagId) => gone.includes(bagId))).toEqual(place);
});
