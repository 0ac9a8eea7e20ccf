import { expect, test } from 'vitest';
import { formatUsd } from '../money/money.ts';
import { DELIVERY_AREAS, findArea } from './areas.ts';
import { searchAreas } from './areaSpellings.ts';

test('the list of the specification, with its fees', () => {
  expect(DELIVERY_AREAS.map(({ name, fee }) => [name.en, name.ar, formatUsd(fee)])).toEqual([
    ['Mina', 'الميناء', '$1.70'],
    ['Tebeneh, Zehriye', 'التبانة، الزاهرية', '$1.70'],
    ['Daher el ein', 'ضهر العين', '$3.40'],
    ['Balad', 'البلد', '$1.10'],
    ['Abu samra', 'أبي سمراء', '$2.50'],
    ['Ebbe', 'القبة', '$3.50'],
    ['3ayrounye', 'العيرونية', '$5.00'],
    ['Badawi', 'البداوي', '$2.30'],
    ['Behsas', 'البحصاص', '$1.70'],
    ['Ras maska', 'رأس مسقا', '$4.00'],
    ['Jabal mehsen', 'جبل محسن', '$3.40'],
    ['Barsa', 'برسا', '$4.50'],
    ['Kalamoun', 'القلمون', '$5.00'],
    ['Jabal badawi', 'جبل البداوي', '$5.00'],
  ]);
});

test('ids are unique and valid in a URL', () => {
  const ids = DELIVERY_AREAS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(findArea(id)?.id).toBe(id);
  }
  expect([findArea('elsewhere'), findArea(null), findArea(3)]).toEqual([null, null, null]);
});

test.each([
  ['', DELIVERY_AREAS.length],
  ['badawi', 2],
  ['ابي', 1],
  ['القبه', 1],
  ['٣ay', 1],
  ['Beirut', 0],
])('searching %j finds %i areas', (typed, count) => {
  expect(searchAreas(typed)).toHaveLength(count);
});

test.each([
  ['mina', ['المينا', 'الأسكلة', 'El Mina', 'Al Mina']],
  ['tebeneh-zehriye', ['باب التبانة', 'Bab el Tebbaneh', 'Tabbaneh', 'Zahrieh', 'Zahriyeh']],
  ['daher-el-ein', ['Dahr el Ain', 'Daher el Ain']],
  ['balad', ['التل', 'وسط البلد', 'Tell']],
  ['abu-samra', ['أبو سمرا', 'ابو سمراء', 'Abi Samra', 'Abou Samra']],
  ['ebbe', ['القبّة', 'إبّه', 'Qobbeh', 'Kobbeh', 'Qoubbeh']],
  ['3ayrounye', ['Ayrounieh', 'Airouniyeh']],
  ['badawi', ['Beddawi', 'Baddawi']],
  ['behsas', ['البهصاص', 'Bahsas']],
  ['ras-maska', ['رأس مسقا', 'رأسمسقا', 'راسمسقا', 'Ras Masqa']],
  ['jabal-mehsen', ['Jabal Mohsen']],
  ['kalamoun', ['Qalamoun']],
])('people find the area %s by their own spellings of it', (id, spellings) => {
  expect(spellings.map((typed) => searchAreas(typed).map((area) => area.id))).toEqual(
    spellings.map(() => [id]),
  );
});
