import { expect, test } from 'vitest';
import { clockSkew, isClockOff } from './clockSkew.ts';
import { readClockSkew } from './storedClockSkew.ts';

const DATE = 'Mon, 23 Nov 2026 10:00:00 GMT';
const AT = Date.parse(DATE) + 500;
const DAY = 86_400_000;

test.each([
  ['right', AT, AT + 200, 0],
  ['a minute ahead, which is negligible', AT + 60_000, AT + 60_200, 0],
  ['two minutes ahead, which is the most', AT + 120_000, AT + 120_000, 0],
  ['more than that', AT + 120_002, AT + 120_002, 120_002],
  ['a day ahead', AT + DAY - 100, AT + DAY + 100, DAY],
  ['a day behind', AT - DAY - 100, AT - DAY + 100, -DAY],
  ['unknown, where the answer took long', AT + DAY, AT + DAY + 30_001, null],
  ['known, where it took as long as it may', AT + DAY - 15_000, AT + DAY + 15_000, DAY],
  ['unknown, where the clock was put back meanwhile', AT + DAY, AT, null],
])('the clock is %s', (_name, sentAt, receivedAt, skew) => {
  expect(clockSkew(sentAt, receivedAt, DATE)).toBe(skew);
});

test.each([null, '', 'soon'])('an answer with the date %j gives no skew', (date) => {
  expect(clockSkew(AT + DAY, AT + DAY, date)).toBeNull();
});

test('a clock is off by the same limits ahead and behind', () => {
  expect([isClockOff(AT, AT + 120_000), isClockOff(AT, AT + 120_001), isClockOff(AT + 120_001, AT)]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  [null, 0],
  ['', 0],
  ['86400000', DAY],
  ['-86400000', -DAY],
  ['a day', 0],
  ['1e13', 0],
  ['-1e12', 0],
  ['Infinity', 0],
])('a stored skew of %j is %i', (text, skew) => {
  expect(readClockSkew(text)).toBe(skew);
});
