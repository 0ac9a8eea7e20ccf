import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areasOfBags, chooseBags, type ChoiceContext } from './chooseBags.ts';
import { NO_CHOICES, SORTS, WHENS, type BagChoices } from './choices.ts';
import { DIETS, readDiet } from './contents.ts';
import { exampleBag } from './exampleBag.ts';
import type { Bag } from './readBag.ts';
import { cases } from '../testing/cases.ts';

const at = (iso: string) => Date.parse(iso);
const HOUR = 3_600_000;
const MINUTE = 60_000;

const bag = (fields: Partial<Bag> = {}): Bag => ({ ...exampleBag(), ...fields });

const context = (fields: Partial<ChoiceContext> = {}): ChoiceContext => ({
  now: at('2026-11-25T15:00:00Z'),
  places: new Map(),
  favourites: new Set(),
  position: null,
  ...fields,
});

const choose = (bags: readonly Bag[], choices: Partial<BagChoices>, known: Partial<ChoiceContext> = {}) =>
  chooseBags(bags, { ...NO_CHOICES, ...choices }, context(known));

const ids = (bags: readonly Bag[]) => bags.map(({ id }) => id).join(' ');

describe('choosing when', () => {
  const NOVEMBER = '2026-11-25T15:00:00Z';
  // In March the hour after midnight does not exist; in October the one before it comes twice.
  const MARCH = '2026-03-28T20:00:00Z';
  const OCTOBER = '2026-10-24T19:30:00Z';

  test.each<[string, string, Partial<Bag>, readonly string[]]>([
    ['open now', NOVEMBER, {}, ['now']],
    ['open over midnight', NOVEMBER, { pickupEnd: at('2026-11-26T01:00:00Z') }, ['now']],
    ['opens in a minute', NOVEMBER, { pickupStart: at(NOVEMBER) + MINUTE }, ['later']],
    ['opens this instant', NOVEMBER, { pickupStart: at(NOVEMBER) }, ['now']],
    ['opens a minute before midnight', NOVEMBER, { pickupStart: at('2026-11-25T21:59:00Z') }, ['later']],
    ['opens at midnight', NOVEMBER, { pickupStart: at('2026-11-25T22:00:00Z') }, ['tomorrow']],
    ['opens at the end of tomorrow', NOVEMBER, { pickupStart: at('2026-11-26T21:59:00Z') }, ['tomorrow']],
    ['opens the day after', NOVEMBER, { pickupStart: at('2026-11-26T22:00:00Z') }, []],
    ['has ended', NOVEMBER, { pickupEnd: at(NOVEMBER) - 1 }, []],
    ['restocks today', NOVEMBER, { restockAt: at(NOVEMBER) + HOUR }, ['later']],
    ['restocks tomorrow', NOVEMBER, { restockAt: at(NOVEMBER) + 24 * HOUR }, ['tomorrow']],
    ['sold out', NOVEMBER, { quantity: 0 }, []],
    ['sold out, more today', NOVEMBER, { quantity: 0, restockAt: at(NOVEMBER) + HOUR }, ['later']],
    ['sold out, more this instant', NOVEMBER, { quantity: 0, restockAt: at(NOVEMBER) }, []],
    ['before the hour that is missing', MARCH, { pickupStart: at('2026-03-28T21:59:00Z') }, ['later']],
    ['after the hour that is missing', MARCH, { pickupStart: at('2026-03-28T22:00:00Z') }, ['tomorrow']],
    ['at the end of the short day', MARCH, { pickupStart: at('2026-03-29T20:59:00Z') }, ['tomorrow']],
    ['after the short day', MARCH, { pickupStart: at('2026-03-29T21:00:00Z') }, []],
    ['in the hour that comes twice', OCTOBER, { pickupStart: at('2026-10-24T20:30:00Z') }, ['later']],
    ['in its second time', OCTOBER, { pickupStart: at('2026-10-24T21:30:00Z') }, ['later']],
    ['after the long day', OCTOBER, { pickupStart: at('2026-10-24T22:00:00Z') }, ['tomorrow']],
  ])('a bag is found by its time: %s, at %s', (_name, now, fields, whens) => {
    const found = WHENS.filter((when) => choose([bag(fields)], { when }, { now: at(now) }).length === 1);
    expect(found).toEqual(['any', ...whens]);
  });
});

describe('choosing shops', () => {
  const places = new Map([
    ['s1', { area: 'mina', position: null }],
    ['s2', { area: 'balad', position: null }],
    ['s3', { area: null, position: null }],
  ]);
  const bags = ['s1', 's2', 's3', 's4', null].map((storeId) => bag({ id: `of ${storeId}`, storeId }));

  test('a chosen area leaves the bags of its shops', () => {
    expect(choose(bags, { area: 'mina' }, { places })).toEqual([bags[0]]);
    expect(choose(bags, { area: 'badawi' }, { places })).toEqual([]);
    expect(choose(bags, {}, { places })).toEqual(bags);
  });

  test('the choice of favourites leaves the bags of favourite shops', () => {
    const favourites = new Set(['s2', 's9']);
    expect(choose(bags, { favourites: true }, { favourites })).toEqual([bags[1]]);
    expect(choose(bags, { favourites: true })).toEqual([]);
  });

  test('an area is offered once, if one of its shops has a bag', () => {
    const all = areasOfBags([...bags.toReversed(), ...bags], places);
    expect(all.map(({ id }) => id)).toEqual(['mina', 'balad']);
    expect(areasOfBags([], places)).toEqual([]);
  });
});

describe('the order of the bags', () => {
  const now = at('2026-11-25T15:00:00Z');
  const mina = { latitude: 34.451, longitude: 35.812 };
  const citadel = { latitude: 34.4332, longitude: 35.8445 };
  const places = new Map([
    ['far', { area: null, position: citadel }],
    ['near', { area: null, position: mina }],
    ['unknown', { area: null, position: null }],
  ]);
  const bags = [
    bag({ id: 'ended', pickupEnd: now - HOUR, salePrice: 1, fullPrice: 900, storeId: 'near' }),
    bag({ id: 'later', pickupStart: now + HOUR, pickupEnd: now + 2 * HOUR, salePrice: 2, storeId: 'near' }),
    bag({ id: 'a', pickupEnd: now + 3 * HOUR, salePrice: 400, fullPrice: 900, storeId: 'far' }),
    bag({ id: 'b', salePrice: 300, fullPrice: null, storeId: 'near' }),
    bag({ id: 'c', pickupEnd: now + HOUR, salePrice: 400, fullPrice: 1000, storeId: 'unknown' }),
    bag({ id: 'd', pickupEnd: now + 3 * HOUR, salePrice: 300, fullPrice: 800 }),
  ];

  test('the nearest order is best match while the position is unknown', () => {
    expect(choose(bags, { sort: 'nearest' }, { now, places })).toEqual(bags);
  });

  test('choosing bags leaves the list itself unchanged', () => {
    const before = [...bags];
    choose(bags, { sort: 'cheapest' }, { now });
    expect(bags).toEqual(before);
  });
});

/** The rules read one by one, with the dates of Intl and a flat distance. */
function choosePlainly(bags: readonly Bag[], choices: BagChoices, known: ChoiceContext): Bag[] {
  const { now, places, favourites, position } = known;
  const day = (instant: number) => DATE.format(instant);
  const [today, tomorrow] = [day(now), new Date(Date.parse(day(now)) + 24 * HOUR).toISOString().slice(0, 10)];

  const opening = (each: Bag) => {
    const { quantity, pickupStart: start, pickupEnd: end, restockAt: restock } = each;
    const restocks = restock !== null && restock > now ? restock : null;
    if (quantity === 0) return restocks;
    if (start !== null && end !== null && end < start) return null;
    if (start !== null && start > now) return start;
    if (end !== null && end < now) return null;
    return restocks ?? now;
  };
  const found: Bag[] = [];
  for (const each of bags) {
    const opens = opening(each);
    if (choices.when === 'now' && opens !== now) continue;
    if (choices.when === 'later' && (opens === null || opens === now || day(opens) !== today)) continue;
    if (choices.when === 'tomorrow' && (opens === null || day(opens) !== tomorrow)) continue;
    const place = each.storeId === null ? undefined : places.get(each.storeId);
    if (choices.area !== null && (!place || place.area !== choices.area)) continue;
    if (choices.favourites && (each.storeId === null || !favourites.has(each.storeId))) continue;
    const suited = new Set(readDiet(each.diet));
    if (suited.has('vegan')) suited.add('vegetarian');
    if (choices.diet.some((wanted) => !suited.has(wanted))) continue;
    found.push(each);
  }
  if (choices.sort === 'best' || (choices.sort === 'nearest' && !position)) return found;

  const worth = (each: Bag): number | null => {
    if (choices.sort === 'cheapest') return each.salePrice;
    if (choices.sort === 'ends') return each.pickupEnd;
    if (choices.sort === 'saving') return each.fullPrice === null ? null : each.salePrice - each.fullPrice;
    const there = each.storeId === null ? null : places.get(each.storeId)?.position;
    return there && position ? flatDistance(there, position) : null;
  };
  const parts = [
    found.filter((each) => opening(each) === now),
    found.filter((each) => opening(each) !== now && opening(each) !== null),
    found.filter((each) => opening(each) === null),
  ];
  return parts.flatMap((part) => {
    const known = part.filter((each) => worth(each) !== null);
    known.sort((one, other) => Number(worth(one)) - Number(worth(other)));
    return [...known, ...part.filter((each) => worth(each) === null)];
  });
}

const DATE = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Beirut', dateStyle: 'short' });

type Place = NonNullable<ChoiceContext['position']>;

/** Exact enough to order the places below. */
const flatDistance = (one: Place, other: Place): number =>
  Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * Math.cos(0.601));

/** No two of them are equally far from a third. */
const PLACES: readonly Place[] = [
  { latitude: 34.43, longitude: 35.81 },
  { latitude: 34.437, longitude: 35.84 },
  { latitude: 34.451, longitude: 35.812 },
  { latitude: 34.39, longitude: 35.86 },
];

const AREAS = [null, 'mina', 'balad', 'badawi'] as const;
const STORES = ['s1', 's2', 's3', 's4'];

/** Every combination of choices: 4 × 4 × 2 × 32 × 5. */
const everyChoice: BagChoices[] = WHENS.flatMap((when) =>
  AREAS.flatMap((area) =>
    [false, true].flatMap((favourites) =>
      Array.from({ length: 2 ** DIETS.length }, (_, bits) =>
        DIETS.filter((_diet, bit) => bits & (1 << bit)),
      ).flatMap((diet) => SORTS.map((sort) => ({ when, area, favourites, diet, sort }))),
    ),
  ),
);

test('every combination gives the bags of a plain reading of the rules, also when the clock changes', () => {
  const nights = ['2026-03-28T22:00Z', '2026-10-24T21:00Z', '2026-11-25T22:00Z'].map(at);
  const now = fc
    .tuple(fc.constantFrom(...nights), fc.integer({ min: -30 * 60, max: 6 * 60 }))
    .map(([night, minutes]) => night + minutes * MINUTE);
  const ahead = fc.option(fc.integer({ min: -10 * 60, max: 50 * 60 }).map((minutes) => minutes * MINUTE));
  const price = fc.integer({ min: 0, max: 4 });
  const columns = fc.record({
    quantity: fc.nat(2),
    opens: ahead,
    lasts: fc.option(fc.integer({ min: -60, max: 20 * 60 }).map((minutes) => minutes * MINUTE)),
    restocks: fc.oneof(fc.constant(null), ahead),
    salePrice: price,
    above: fc.option(price),
    storeId: fc.option(fc.constantFrom(...STORES, 'gone')),
    diet: fc.subarray([...DIETS]),
  });
  const place = fc.record({
    area: fc.constantFrom(...AREAS),
    position: fc.option(fc.constantFrom(...PLACES)),
  });
  const known = fc.record({
    places: fc
      .tuple(place, place, place, place)
      .map((each) => new Map(STORES.map((id, index) => [id, each[index]!]))),
    favourites: fc.subarray(STORES).map((each) => new Set(each)),
    position: fc.option(fc.constantFrom(...PLACES)),
  });
  const seen = new Set<string>();
  fc.assert(
    fc.property(now, fc.array(columns, { maxLength: 12 }), known, (instant, rows, rest) => {
      const bags = rows.map(({ opens, lasts, restocks, above, ...row }, index) => {
        const start = opens === null ? null : instant + opens;
        return bag({
          ...row,
          id: String(index),
          pickupStart: start,
          pickupEnd: lasts === null ? null : (start ?? instant) + lasts,
          restockAt: restocks === null ? null : instant + restocks,
          fullPrice: above === null ? null : row.salePrice + above + 1,
        });
      });
      const all = { now: instant, ...rest };
      const differing = everyChoice.filter((choices) => {
        const found = ids(chooseBags(bags, choices, all));
        if (found !== '') seen.add(`${choices.when} ${choices.sort}`);
        return found !== ids(choosePlainly(bags, choices, all));
      });
      expect(differing).toEqual([]);
    }),
    cases(40),
  );
  // Otherwise the cases are too few to mean anything.
  expect(seen.size).toBe(WHENS.length * SORTS.length);
}, 60_000);
