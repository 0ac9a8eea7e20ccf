import { expect, test } from 'vitest';

import { bodySchema, optional, orNull, readRequest } from './fields.ts';
import { count, flag, nonEmptyText, strictList, text } from './pieces.ts';

test('a text may have exactly the most characters, and an empty one is only rejected where it has to be there', () => {
  expect(text(3)('abc')).toBe('abc');
  expect(text(3)('abcd')).toBeNull();
  expect(text(3)('')).toBe('');
  expect(nonEmptyText(3)(' ')).toBeNull();
  expect(text(3)(7)).toBeNull();
});

test('a count lies between its limits, both included', () => {
  expect([1, 2, 3, 4, 5, 2.5, '3'].map(count(2, 4))).toEqual([null, 2, 3, 4, null, null, null]);
});

test('a list has at least one item, at most so many, and every one of them is valid', () => {
  const list = strictList({ n: count(0, 9) }, 2);
  expect(list([{ n: 1 }, { n: 2 }])).toEqual([{ n: 1 }, { n: 2 }]);
  for (const rejected of [
    [],
    [{ n: 1 }, { n: 2 }, { n: 3 }],
    [{ n: 1 }, { n: 10 }],
    [{ n: 1 }, null],
    'x',
    null,
  ]) {
    expect(list(rejected)).toBeNull();
  }
});

test('a body that is no object is rejected as a whole', () => {
  expect(readRequest({ n: count(0, 9) }, [1])).toEqual({ ok: false, error: { field: '', problem: 'wrong' } });
});

test('the schema of a body names its required fields, and takes anything where a reader says nothing', () => {
  const anything = (value: unknown) => value;
  const fields = {
    named: flag('Whether it is.'),
    plain: anything,
    none: orNull(anything),
    free: optional(anything),
  };
  expect(bodySchema(fields)).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['named', 'plain', 'none'],
    properties: {
      named: { type: 'boolean', description: 'Whether it is.' },
      plain: {},
      none: {},
      free: {},
    },
  });
});
