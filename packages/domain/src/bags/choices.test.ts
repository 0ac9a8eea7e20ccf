import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DELIVERY_AREAS } from '../delivery/areas.ts';
import {
  countChoices,
  NO_CHOICES,
  readChoices,
  SORTS,
  WHENS,
  writeChoices,
  type BagChoices,
} from './choices.ts';
import { DIETS } from './contents.ts';
import { cases } from '../testing/cases.ts';

const read = (query: string) => readChoices(new URLSearchParams(query));
const write = (choices: Partial<BagChoices>) => String(writeChoices({ ...NO_CHOICES, ...choices }));

test.each<[string, Partial<BagChoices>, number]>([
  ['', {}, 0],
  ['when=now', { when: 'now' }, 1],
  ['area=mina', { area: 'mina' }, 1],
  ['shops=favourites', { favourites: true }, 1],
  ['diet=vegetarian&diet=sugar_free', { diet: ['vegetarian', 'sugar_free'] }, 2],
  ['sort=ends', { sort: 'ends' }, 1],
  [
    'when=tomorrow&area=3ayrounye&shops=favourites&diet=vegan&sort=nearest',
    { when: 'tomorrow', area: '3ayrounye', favourites: true, diet: ['vegan'], sort: 'nearest' },
    5,
  ],
])('the address ?%s holds %j, which are %i choices', (query, chosen, count) => {
  const choices = { ...NO_CHOICES, ...chosen };
  expect(read(query)).toEqual(choices);
  expect(write(chosen)).toBe(query);
  expect(countChoices(choices)).toBe(count);
});

describe('unknown choices in an address', () => {
  test.each([
    'when=yesterday&area=beirut&shops=all&diet=halal&sort=dearest',
    'When=now&when=NOW&area=&diet=&sort=%20ends',
    'when=any&sort=best',
    'when[]=now&constructor=1&area=__proto__',
  ])('?%s holds no choice', (query) => {
    expect(read(query)).toEqual(NO_CHOICES);
  });

  test('unknown choices leave the known ones beside them', () => {
    expect(read('diet=sugar_free&when=x&when=later&when=now&diet=halal&diet=vegan&diet=vegan')).toEqual({
      ...NO_CHOICES,
      when: 'later',
      diet: ['vegan', 'sugar_free'],
    });
  });
});

test('other parameters stay, and earlier choices go', () => {
  const before = new URLSearchParams('sort=ends&ref=story&diet=vegan&diet=halal&ref=2');
  const after = writeChoices({ ...NO_CHOICES, when: 'now', diet: ['sugar_free', 'vegetarian'] }, before);
  expect(String(after)).toBe('ref=story&ref=2&when=now&diet=vegetarian&diet=sugar_free');
  expect(String(before)).toBe('sort=ends&ref=story&diet=vegan&diet=halal&ref=2');
});

test('any choices survive the address, and the same choices have one address', () => {
  const choices = fc.record({
    when: fc.constantFrom(...WHENS),
    area: fc.option(fc.constantFrom(...DELIVERY_AREAS.map(({ id }) => id))),
    favourites: fc.boolean(),
    diet: fc.subarray([...DIETS], { minLength: 0 }),
    sort: fc.constantFrom(...SORTS),
  });
  fc.assert(
    fc.property(choices, fc.array(fc.tuple(fc.string(), fc.string())), (wanted, others) => {
      const params = writeChoices(wanted, new URLSearchParams(others));
      expect(readChoices(params)).toEqual(wanted);
      expect(String(writeChoices(wanted, params))).toBe(String(params));
      const turned = { ...wanted, diet: wanted.diet.toReversed() };
      expect(String(writeChoices(turned))).toBe(String(writeChoices(wanted)));
    }),
    cases(1000),
  );
});

test('any address gives choices that are all known', () => {
  const name = fc.oneof(fc.constantFrom('when', 'area', 'shops', 'diet', 'sort'), fc.string());
  const value = fc.oneof(fc.constantFrom('now', 'mina', 'favourites', 'vegan', 'ends'), fc.string());
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const params = new URLSearchParams(pairs);
      const choices = readChoices(params);
      expect(WHENS).toContain(choices.when);
      expect(SORTS).toContain(choices.sort);
      expect([null, ...DELIVERY_AREAS.map(({ id }) => id)]).toContain(choices.area);
      expect(DIETS.filter((diet) => choices.diet.includes(diet))).toEqual(choices.diet);
      expect(countChoices(choices)).toBeLessThanOrEqual(9);
    }),
    cases(1000),
  );
});
