import { expect, test } from 'vitest';
import { collectedAt } from './handedOver.bilingual.ts';

test.each([
  ['2026-11-28T00:00:00+02:00', '12:00\u00a0AM', 'منتصف الليل'],
  ['2026-11-28T09:30:00+02:00', '9:30\u00a0AM', '\u20669:30\u2069\u00a0ص'],
  ['2026-11-28T12:00:00+02:00', '12:00\u00a0PM', '\u206612:00\u2069\u00a0ظهراً'],
  ['2026-11-28T18:30:00+02:00', '6:30\u00a0PM', '\u20666:30\u2069\u00a0م'],
])('a confirmation of %s says %j and %j', (at, english, arabic) => {
  expect(collectedAt(Date.parse(at))).toEqual({
    en: `Collected at ${english}`,
    ar: `تمّ الاستلام عند ${arabic}`,
  });
});
