import { beforeAll, expect, test } from 'vitest';
import {
  availabilityOf,
  BAG_PICTURES,
  CATEGORIES,
  daysAheadInBeirut,
  FACADES,
  findArea,
  openStateOf,
  readContents,
  readBags,
  readOpenHours,
  readStore,
  readStoredPhone,
  SURPRISE_BAGS_PATH,
  type Availability,
  type Bag,
  type BagRow,
  type BagTableRow,
  type LocalText,
  type Store,
} from '@zawadeh/domain';
import type { Database } from '@zawadeh/domain/schema';
import { bootEmbedded } from './testing/bootEmbedded.ts';
import { BOOT_MS } from './testing/place.ts';

type Tables = Database['public']['Tables'];

interface Seed {
  rows: BagRow[];
  bags: Bag[];
  refused: number;
  shops: Store[];
  places: Tables['stores']['Row'][];
  tableRows: BagTableRow[];
  now: number;
}

let seed: Seed;
beforeAll(async () => {
  const booted = await bootEmbedded();
  try {
    const rows = (await (await booted.app.request(SURPRISE_BAGS_PATH)).json()) as BagRow[];
    const visitor = booted.visitor();
    const { data: places } = await visitor.from('stores').select('*').throwOnError();
    const { data: tableRows } = await visitor.from('surprise_bags').select('*').throwOnError();
    const shops = places.flatMap((row) => {
      const reading = readStore(row);
      return reading.ok ? [reading.value] : [];
    });
    seed = { rows, ...readBags(rows), shops, places, tableRows, now: Date.now() };
  } finally {
    await booted.stop();
  }
}, BOOT_MS);

const availabilities = () => seed.bags.map((bag) => availabilityOf(bag, seed.now));
const inState = <State extends Availability['state']>(state: State) =>
  availabilities().filter((found): found is Extract<Availability, { state: State }> => found.state === state);

function expectBothLanguages(name: LocalText | null): void {
  expect(name?.en).toMatch(/^[^\p{Script=Arabic}]+$/u);
  expect(name?.ar).toMatch(/\p{Script=Arabic}/u);
}

test('there is a whole town of shops, each with something on the shelf', () => {
  expect(seed.shops.length).toBeGreaterThanOrEqual(20);
  expect(seed.bags.length).toBeGreaterThanOrEqual(60);
  expect(new Set(seed.bags.map((bag) => bag.storeId))).toEqual(new Set(seed.shops.map((shop) => shop.id)));
});

test('no text of a shop is lost or changed when it is read', () => {
  expect(seed.refused).toBe(0);
  for (const [index, row] of seed.rows.entries()) {
    expect(seed.bags[index]).toEqual({
      id: row.id,
      storeId: row.store_id,
      title: { en: row.title, ar: row.name_ar },
      store: { en: row.store?.name, ar: row.store?.name_ar },
      area: row.store?.area,
      rating: null,
      description: { en: row.description, ar: row.description_ar },
      imageUrl: row.image_url,
      picture: row.picture,
      salePrice: Math.round(row.sale_price * 100),
      fullPrice: row.full_price === null ? null : Math.round(row.full_price * 100),
      quantity: row.quantity,
      category: row.category,
      diet: row.diet,
      pickupStart: Date.parse(row.pickup_start ?? ''),
      pickupEnd: Date.parse(row.pickup_end ?? ''),
      pickupText: null,
      restockAt: row.restock_time === null ? null : Date.parse(row.restock_time),
      createdAt: Date.parse(row.created_at),
      updatedAt: Date.parse(row.last_update_at),
    });
  }
});

test.each(CATEGORIES)('%s has plenty to choose from', (category) => {
  expect(seed.bags.filter((bag) => bag.category === category).length).toBeGreaterThanOrEqual(10);
});

test('every drawing of a bag and of a shop can be seen, and so can both choices without one', () => {
  expect(new Set(seed.bags.map((bag) => bag.picture))).toEqual(new Set([...BAG_PICTURES, null]));
  expect(new Set(seed.places.map((shop) => shop.facade))).toEqual(new Set([...FACADES, null]));
});

test('most bags can be had now, and every other state can be seen more than once', () => {
  const available = inState('available');
  expect(available.length).toBeGreaterThanOrEqual(40);
  for (const left of [1, 2, 3]) {
    expect(available.filter((bag) => bag.lowStock === left).length).toBeGreaterThanOrEqual(2);
  }
  const soldOut = inState('soldOut');
  expect(soldOut.filter((bag) => bag.restockAt === null).length).toBeGreaterThanOrEqual(2);
  expect(soldOut.filter((bag) => bag.restockAt !== null).length).toBeGreaterThanOrEqual(2);
  const later = inState('opensLater').map(({ opensAt }) => daysAheadInBeirut(seed.now, opensAt));
  expect(later.length).toBeGreaterThanOrEqual(4);
  expect(later.filter((days) => days === 1).length).toBeGreaterThanOrEqual(2);
  expect(inState('ended').length).toBeGreaterThanOrEqual(2);
  expect(inState('restocking').length).toBeGreaterThanOrEqual(2);
});

test('shops and bags are named in both languages, and no shop calls two bags the same', () => {
  for (const name of [...seed.shops.map((shop) => shop.name), ...seed.bags.map((bag) => bag.title)]) {
    expectBothLanguages(name);
  }
  for (const language of ['en', 'ar'] as const) {
    const titles = seed.bags.map((bag) => `${bag.storeId}: ${bag.title?.[language]}`);
    expect(titles).toHaveLength(new Set(titles).size);
  }
});

test('every shop is somewhere in Tripoli, has a number that rings at no real subscriber, and tells its own story', () => {
  for (const shop of seed.places) {
    expect(shop.latitude).toBeGreaterThan(34.41);
    expect(shop.latitude).toBeLessThan(34.46);
    expect(shop.longitude).toBeGreaterThan(35.81);
    expect(shop.longitude).toBeLessThan(35.87);
    expect(findArea(shop.area)).not.toBeNull();
    // No subscriber's number begins with 0.
    expect(shop.phone).toMatch(/^\+96160\d{5}$/);
    expect(readStoredPhone(shop.phone)).not.toBeNull();
    expectBothLanguages({ en: shop.address, ar: shop.address_ar });
    expectBothLanguages({ en: shop.about, ar: shop.about_ar });
  }
  for (const column of ['address', 'address_ar', 'latitude', 'phone', 'about', 'about_ar'] as const) {
    expect(new Set(seed.places.map((shop) => shop[column])).size).toBe(seed.places.length);
  }
});

test('every shop is open while its bags can be collected', () => {
  const DAY = 86_400_000;
  for (const { storeId, pickupStart, pickupEnd } of seed.bags) {
    const hours = readOpenHours(seed.places.find(({ id }) => id === storeId)?.hours);
    if (!hours || pickupStart === null || pickupEnd === null) throw new Error('no hours');
    if (pickupEnd - pickupStart >= DAY) continue;
    const state = openStateOf(hours, pickupStart);
    expect(state.kind === 'open' ? state.until : state).toBeGreaterThanOrEqual(pickupEnd);
  }
});

const FROM_THE_SEA = ['crustaceans', 'fish', 'molluscs'];

/** The allergens that cannot be in a bag of that diet. */
const EXCLUDED: Readonly<Record<string, readonly string[]>> = {
  vegetarian: FROM_THE_SEA,
  vegan: [...FROM_THE_SEA, 'eggs', 'milk'],
  gluten_free: ['gluten'],
  dairy_free: ['milk'],
};

test('most bags suit a diet or name an allergen, none of them against each other', () => {
  expect(seed.tableRows.filter(({ diet }) => diet.length > 0).length).toBeGreaterThanOrEqual(40);
  expect(seed.tableRows.filter(({ allergens }) => allergens.length > 0).length).toBeGreaterThanOrEqual(50);
  for (const row of seed.tableRows) {
    const { diet, allergens } = readContents(row);
    expect(row).toMatchObject({ diet, allergens });
    const excluded = diet.flatMap((word) => EXCLUDED[word] ?? []);
    expect(allergens.filter((allergen) => excluded.includes(allergen))).toEqual([]);
  }
});

test('every bag is cheaper than what is in it', () => {
  const priced = seed.bags.filter((bag) => bag.fullPrice !== null);
  expect(priced.length).toBeGreaterThan(seed.bags.length / 2);
  expect(priced.filter((bag) => bag.salePrice >= Number(bag.fullPrice))).toEqual([]);
});
