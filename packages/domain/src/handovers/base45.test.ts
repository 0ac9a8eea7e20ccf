import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase45, toBase45 } from './base45.ts';
import { cases } from '../testing/cases.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ['AB', 'BB8'],
  ['Hello!!', '%69 VD92EX0'],
  ['base-45', 'UJCLQE7W581'],
  ['ietf!', 'QED8WEX0'],
  ['', ''],
])('the example %j of RFC 9285 is written %j', (text, written) => {
  expect(toBase45(bytesOf(text))).toBe(written);
  expect(fromBase45(written)).toEqual(bytesOf(text));
});

test.each([
  ['a sign alone', 'BB8A'],
  ['two bytes that are too much', 'GGW'],
  ['one byte that is too much', 'QED8WEZZ'],
  ['a small letter', 'bb8'],
  ['a sign outside the alphabet', 'B_8'],
])('%s: no bytes are written %j', (_, text) => {
  expect(fromBase45(text)).toBeNull();
});

test('the largest values are read', () => {
  expect(fromBase45('FGWU5')).toEqual(Uint8Array.from([255, 255, 255]));
});

test('any bytes are read back, and no second text gives the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 130 }), (bytes) => {
      expect(fromBase45(toBase45(bytes))).toEqual(bytes);
    }),
    cases(100),
  );
  const nearly = fc.string({ unit: fc.constantFrom(...Array.from('0AZ $%*+-./:_')), maxLength: 6 });
  fc.assert(
    fc.property(nearly, (text) => {
      const bytes = fromBase45(text);
      expect(bytes === null ? text : toBase45(bytes)).toBe(text);
    }),
    cases(1000),
  );
});
