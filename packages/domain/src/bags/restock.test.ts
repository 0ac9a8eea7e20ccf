import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restockText } from './restock.ts';
import { cases } from '../testing/cases.ts';

const noon = Date.parse('2026-11-21T12:00:00+02:00');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  ['passed', -1, { kind: 'soon' }],
  ['now', 0, { kind: 'soon' }],
  ['a second', SECOND, { kind: 'moments' }],
  ['just under a minute', MINUTE - 1, { kind: 'moments' }],
  ['a minute', MINUTE, { kind: 'minutes', minutes: 1 }],
  ['just under two', 2 * MINUTE - 1, { kind: 'minutes', minutes: 1 }],
  ['25 minutes', 25 * MINUTE, { kind: 'minutes', minutes: 25 }],
  ['just under an hour', HOUR - 1, { kind: 'minutes', minutes: 59 }],
  ['an hour', HOUR, { kind: 'hours', hours: 1, at: noon + HOUR }],
  ['just under a day', 24 * HOUR - 1, { kind: 'hours', hours: 23, at: noon + 24 * HOUR - 1 }],
  ['a day', 24 * HOUR, { kind: 'tomorrow', at: noon + 24 * HOUR }],
  ['the last minute of tomorrow', 36 * HOUR - MINUTE, { kind: 'tomorrow', at: noon + 36 * HOUR - MINUTE }],
  ['the day after', 36 * HOUR, { kind: 'date', at: noon + 36 * HOUR }],
])('%s', (_name, ahead, text) => {
  expect(restockText(noon + ahead, noon)).toEqual(text);
});

test('when the clock goes back, 24 hours can still be today: then the date is shown', () => {
  const earlyOn24th = Date.parse('2026-10-24T00:00:00+03:00');
  expect(restockText(earlyOn24th + 24 * HOUR, earlyOn24th)).toMatchObject({ kind: 'date' });
});

test('a later restock never reads as sooner', () => {
  const rank = { soon: 0, moments: 1, minutes: 2, hours: 3, tomorrow: 4, date: 5 };
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 80 * HOUR }), fc.nat(80 * HOUR), (ahead, more) => {
      const first = restockText(noon + ahead, noon);
      const second = restockText(noon + ahead + more, noon);
      expect(rank[second.kind]).toBeGreaterThanOrEqual(rank[first.kind]);
    }),
    cases(1000),
  );
});
