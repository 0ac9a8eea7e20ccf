import { expect, test } from 'vitest';
import { fieldsOf } from './fieldsOf.ts';

test.each([[null], [undefined], ['text'], [7], [[]]])('%j has no such field', (value) => {
  expect(fieldsOf(value).code).toBeUndefined();
});

test('a field is read as it is', () => {
  expect(fieldsOf({ code: 7 }).code).toBe(7);
});
