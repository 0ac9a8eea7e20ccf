import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaInAddress } from './areaInAddress.ts';
import { DELIVERY_AREAS } from './areas.ts';
import { cases } from '../testing/cases.ts';

test.each([
  ['Kalamoun', 'kalamoun'],
  ['Street: Main road, KALAMOUN | Bldg: 4', 'kalamoun'],
  ['Area: el-Mina | Street: Port Said', 'mina'],
  ['Street: Port Said | Near: Zehriye market', 'tebeneh-zehriye'],
  ['Tebeneh', 'tebeneh-zehriye'],
  ['شارع عزمي، القلمون', 'kalamoun'],
  ['الزاهريّة - قرب السوق', 'tebeneh-zehriye'],
  ['ابي سمراء/ الضنّاوي', 'abu-samra'],
  ['Ras  maska (hill)', 'ras-maska'],
  ['Kalamoun! beside Balad', 'kalamoun'],
  ['Kala\u200bmoun\u2069 beside Balad', 'kalamoun'],
  ['<Kalamoun>=[4]', 'kalamoun'],
])('“%s” is in %s', (address, id) => {
  expect(areaInAddress(address)?.id).toBe(id);
});

test.each([
  ['Balad | Near: Kalamoun school', 'kalamoun'],
  ['Jabal badawi', 'jabal-badawi'],
  ['جبل البداوي', 'jabal-badawi'],
  ['Kalamoun or 3ayrounye', '3ayrounye'],
])('of the areas in “%s” the dearest is taken, and of two as dear the first', (address, id) => {
  expect(areaInAddress(address)?.id).toBe(id);
});

test.each(['', 'N/A', 'Street: Minaret street', 'Ras', 'Street: Port Said | Bldg: Salam', 'بلد'])(
  '“%s” names no area',
  (address) => {
    expect(areaInAddress(address)).toBeNull();
  },
);

test('every area is found by either name, at any position', () => {
  const any = fc.record({
    area: fc.constantFrom(...DELIVERY_AREAS),
    locale: fc.constantFrom('en' as const, 'ar' as const),
    before: fc.constantFrom('', 'Street: Port Said | ', 'شارع عزمي، '),
    after: fc.constantFrom('', ' | Bldg: 4', '.'),
  });
  fc.assert(
    fc.property(any, ({ area, locale, before, after }) => {
      expect(areaInAddress(`${before}${area.name[locale]}${after}`)?.id).toBe(area.id);
    }),
    cases(100),
  );
});
