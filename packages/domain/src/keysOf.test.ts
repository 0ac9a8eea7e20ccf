import { expect, test } from 'vitest';
import { keysOf } from './keysOf.ts';

test('the keys come in the order in which they are written', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a']);
});
