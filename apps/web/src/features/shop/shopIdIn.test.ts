import { expect, test } from 'vitest';
import { shopIdIn } from './shopIdIn.ts';

const ID = '5a000000-0000-4000-8000-00000000000b';

test.each([
  [`/shop/${ID}`, ID],
  [`/SHOP/${ID.toUpperCase()}/`, ID],
  ['/shop/7', '7'],
  ['/shop/%', null],
  [`/bag/${ID}`, null],
])('%s is the shop %s', (path, id) => {
  expect(shopIdIn(path)).toBe(id);
});
