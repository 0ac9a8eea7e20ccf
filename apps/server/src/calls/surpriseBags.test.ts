import { LONGEST_LIST, MOST_LISTED, SURPRISE_BAGS_PATH, type BagRow } from '@zawadeh/domain';
import { bagRows } from '@zawadeh/domain/examples';
import { describe, expect, test, vi } from 'vitest';
import { serverWith } from '../testing/serverWith.ts';
import { gzipped, acceptsGzip } from './surpriseBags.ts';

const NOW = Date.now();
const [example] = bagRows(NOW);

const rowsOf = (length: number): BagRow[] =>
  Array.from({ length }, (_, place) => ({
    ...example!,
    id: `b${place}`,
    title: `Bag ${place}`,
    store_id: `s${place % 4}`,
    store: {
      id: `s${place % 4}`,
      name: `Zahra ${place % 4}`,
      name_ar: null,
      area: place % 4 ? 'ebbe' : 'mina',
      rating: null,
      rating_count: null,
    },
  }));

async function ask(app: ReturnType<typeof serverWith>, query = '', headers: Record<string, string> = {}) {
  const response = await app.request(SURPRISE_BAGS_PATH + query, { headers });
  const rows = response.status === 200 ? ((await response.json()) as BagRow[]) : null;
  return {
    rows,
    status: response.status,
    total: response.headers.get('x-total-count'),
    etag: response.headers.get('etag') ?? '',
  };
}

describe('a shelf that fits into one list', () => {
  const app = serverWith({ bags: async () => rowsOf(MOST_LISTED) });

  test.each(['', '?search=nothing', '?bag=b1', '?limit=1'])(
    'a shelf that fits into one list is sent whole to %s',
    async (query) => {
      const { rows, total } = await ask(app, query);
      expect(rows).toHaveLength(MOST_LISTED);
      expect(total).toBeNull();
    },
  );
});

describe('a long shelf', () => {
  const shops = async () => [{ id: 's3', area: 'mina', latitude: null, longitude: null }];
  const longShelf = (bags = async () => rowsOf(2_000)) => serverWith({ bags, shops });

  test.each([
    ['', MOST_LISTED, '2000'],
    ['?limit=300', 300, '2000'],
    ['?limit=100000', LONGEST_LIST, '2000'],
    ['?search=bag%201999', 1, '1'],
    ['?search=nothing', 0, '0'],
    ['?area=mina', MOST_LISTED, '500'],
    ['?shop=s1,s2', LONGEST_LIST, '1000'],
    ['?bag=b1234,b5,gone', 2, '2'],
  ])('a long shelf answers %s with %i of %s', async (query, count, all) => {
    const { rows, total } = await ask(longShelf(), query);
    expect(rows).toHaveLength(count);
    expect(total).toBe(all);
  });

  test('a long shelf has an ETag for each query, and another when only the total changes', async () => {
    let rows = rowsOf(2_000);
    const tags: string[] = [];
    for (const query of ['', '', '?bag=b1', '?limit=300']) {
      const { etag } = await ask(
        longShelf(async () => rows),
        query,
      );
      tags.push(etag);
      const app = longShelf(async () => rows);
      expect((await ask(app, query, { 'if-none-match': etag })).status).toBe(304);
    }
    expect(tags[0]).toBe(tags[1]);
    expect(new Set(tags).size).toBe(3);
    rows = rowsOf(1_999);
    expect((await ask(longShelf(async () => rows))).etag).not.toBe(tags[0]);
  });

  test('a long shelf is read once for many queries, and its shops only for an area', async () => {
    const bags = vi.fn<() => Promise<BagRow[]>>(async () => rowsOf(2_000));
    const places = vi.fn<typeof shops>(shops);
    const app = serverWith({ bags, shops: places });
    await Promise.all(['', '?search=1', '?bag=b1', '?search=1'].map((query) => ask(app, query)));
    expect([bags, places].map((each) => each.mock.calls.length)).toEqual([1, 0]);
    await ask(app, '?area=mina');
    await ask(app, '?area=mina&when=now');
    expect([bags, places].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  });

  test('a query for an area fails without the shops, and the others are answered', async () => {
    const app = serverWith({
      bags: async () => rowsOf(2_000),
      shops: () => Promise.reject(new Error('away')),
    });
    expect((await ask(app, '?area=mina')).status).toBe(503);
    expect((await ask(app, '?search=1')).status).toBe(200);
  });

  test('a long shelf leaves out rows that cannot be read', async () => {
    const broken = { ...example!, id: 'broken', sale_price: Number.NaN, price: Number.NaN };
    const { rows, total } = await ask(longShelf(async () => [broken, ...rowsOf(200)]));
    expect([rows?.[0]?.id, total]).toEqual(['b0', '200']);
  });

  test('one address has a limit of searches, and may always read the bags of its pages', async () => {
    const app = serverWith({
      bags: async () => rowsOf(2_000),
      shops,
      apiCallsPerMinute: { 'other reads': 3 },
    });
    const statuses = async (query: string) => {
      const found = [];
      for (let each = 0; each < 5; each += 1) found.push((await ask(app, query)).status);
      return found.join(' ');
    };
    expect(await statuses('?search=1')).toBe('200 200 200 429 429');
    expect(await statuses('')).toBe('200 200 200 200 200');
    expect(await statuses('?bag=b1')).toBe('200 200 200 200 200');
    expect(await statuses('?shop=s1&limit=900')).toBe('200 200 200 200 200');
  });
});

test.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['GZIP', true],
  ['*', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000', false],
  ['br', false],
  ['xgzip', false],
  ['', false],
  [undefined, false],
])('"%s" accepts gzip: %s', (accepted, takes) => {
  expect(acceptsGzip(accepted)).toBe(takes);
});

test('compressed text decompresses to itself', async () => {
  const text = 'كنافة '.repeat(1_000);
  const packed = await gzipped(text);
  expect(packed.byteLength).toBeLessThan(text.length / 10);
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(unpacked).text()).toBe(text);
});
