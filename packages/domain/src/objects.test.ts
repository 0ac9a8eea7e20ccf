import { expect, test } from 'vitest';
import { fieldsOf, keysOf } from './objects.ts';

test.each([[null], [undefined], ['text'], [7], [[]]])('%j has no such field', (value) => {
  expect(fieldsOf(value).code).toBeUndefined();
});

test('a field is read as it is', () => {
  expect(fieldsOf({ code: 7 }).code).toBe(7);
});

test('the keys come in the order in which they are written', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a']);
});
