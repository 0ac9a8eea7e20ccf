/** Reads and searches 10,000 bags. */
import { CATEGORIES, filterBags, readBags, searchBags } from '@zawadeh/domain';
import type { BenchEffort } from './benchOptions.ts';
import { atMost, row, type BenchRow } from './row.ts';
import { median, milliseconds } from './values.ts';

const COUNT = 10_000;
/** In milliseconds. */
const MAX_READ_MS = 50;
const MAX_SEARCH_MS = 10;
const TITLES = [
  ['Knafeh & Sweets', 'مفاجأة الكنافة'],
  ['Home Lunch', 'الغداء البيتي'],
  ['Market Vegetables', 'خضار السوق'],
  ['Morning Manakish', 'مناقيش الصباح'],
];
/** Spelled differently from the titles. */
const SEARCH = 'كنافه';

export function measureDomain({ repetitions }: BenchEffort): BenchRow[] {
  const text = JSON.stringify(Array.from({ length: COUNT }, (_, index) => rawBag(index)));
  const times = { parse: [] as number[], read: [] as number[], first: [] as number[], next: [] as number[] };
  for (let turn = 0; turn < repetitions; turn += 1) {
    const raw = timed(times.parse, () => JSON.parse(text) as unknown);
    const { bags } = timed(times.read, () => readBags(raw));
    const filter = { search: SEARCH, category: null };
    const found = timed(times.first, () => filterBags(bags, filter, searchBags));
    timed(times.next, () => filterBags(bags, filter, searchBags));
    if (found.length !== COUNT / TITLES.length) throw new Error(`The search found ${found.length} bags.`);
  }
  const limit = median(times.parse);
  const tableRow = (label: string, of: readonly number[], most: number) => {
    const value = median(of);
    return row({ label, value, limit, write: milliseconds }, () => atMost(value, most, `≤ ${most} ms`));
  };
  return [
    tableRow('Read 10,000 bags (limit: JSON.parse of them)', times.read, MAX_READ_MS),
    tableRow('Search them in Arabic, first key (limit: the same)', times.first, MAX_SEARCH_MS),
    tableRow('Search them in Arabic, next key (limit: the same)', times.next, MAX_SEARCH_MS),
  ];
}

function timed<Result>(into: number[], work: () => Result): Result {
  const began = performance.now();
  const result = work();
  into.push(performance.now() - began);
  return result;
}

function rawBag(index: number) {
  const [title, nameAr] = TITLES[index % TITLES.length] ?? [];
  const start = Date.UTC(2026, 10, 21, 15, index % 60);
  return {
    id: `bag-${index}`,
    store_id: `store-${index % 97}`,
    title: `${title} ${index}`,
    name_ar: `${nameAr} ${index}`,
    store: { name: `Store ${index % 97}`, name_ar: `متجر ${index % 97}` },
    description: 'Whatever is left when the shop closes.',
    sale_price: String(3 + (index % 7) * 0.75),
    full_price: 9 + (index % 7) * 2.25,
    quantity: index % 6,
    category: CATEGORIES[index % CATEGORIES.length],
    pickup_start: new Date(start).toISOString(),
    pickup_end: new Date(start + 5_400_000).toISOString(),
    image_url: '/art/bag-bakery.svg',
  };
}
