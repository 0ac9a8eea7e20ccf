import { describe, expect, test } from 'vitest';
import {
  availabilityOf,
  MOST_LISTED,
  readBags,
  SHELF_TOTAL_HEADER,
  SURPRISE_BAGS_PATH,
  writeShelfQuery,
  type BagRow,
} from '@zawadeh/domain';
import { bootForFile } from './testing/bootEmbedded.ts';
import { serverWith } from './testing/serverWith.ts';

const booted = await bootForFile();

const get = (path: string, headers: Record<string, string> = {}) => booted.app.request(path, { headers });
const listing = async () => (await (await get(SURPRISE_BAGS_PATH)).json()) as BagRow[];

describe('the listing', () => {
  test('the listing shows the seeded bags, newest first, with their shops and nothing internal', async () => {
    const rows = await listing();
    expect(rows).toHaveLength(62);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
      [
        'category created_at description description_ar diet full_price id image_url last_update_at name_ar name_en',
        'pickup_end pickup_start pickup_time picture price quantity restock_time sale_price store store_id store_name title',
      ].flatMap((names) => names.split(' ')),
    );
    expect(rows[0]).toMatchObject({
      title: 'Knafeh & Sweets Surprise',
      sale_price: 4.5,
      price: 4.5,
      full_price: 12,
      store: { name: 'Zahra Sweets', name_ar: 'حلويات الزهراء' },
      store_name: 'Zahra Sweets',
    });
    const times = rows.map((row) => row.created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(rows.length);
    // The first bag's internal note.
    expect(JSON.stringify(rows)).not.toMatch(/note|front trays/);
  });

  test('the listing covers every category and, at this very moment, every availability state', async () => {
    const rows = await listing();
    expect(new Set(rows.map((row) => row.category)).size).toBe(4);
    const { bags, refused } = readBags(rows);
    expect(refused).toBe(0);
    const states = bags.map((bag) => availabilityOf(bag, Date.now()));
    const count = (state: string) => states.filter((found) => found.state === state).length;
    expect(count('available')).toBeGreaterThanOrEqual(4);
    expect(Math.min(...['soldOut', 'opensLater', 'ended', 'restocking'].map(count))).toBeGreaterThanOrEqual(
      1,
    );
    const low = states.flatMap((found) => (found.state === 'available' ? [found.lowStock] : []));
    expect(low).toContain(2);
    expect(low).toContain(3);
  });

  test('the listing is answered with 304 until something changes', async () => {
    const first = await get(SURPRISE_BAGS_PATH);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const unchanged = await get(SURPRISE_BAGS_PATH, {
      'if-none-match': `"other", ${etag.replace('W/', '')}`,
    });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('etag')).toBe(etag);
    expect(await unchanged.text()).toBe('');

    const { error } = await booted
      .service()
      .from('surprise_bags')
      .update({ quantity: 7 })
      .eq('title', 'Knafeh & Sweets Surprise');
    expect(error).toBeNull();
    await expect
      .poll(async () => (await get(SURPRISE_BAGS_PATH, { 'if-none-match': etag })).status, {
        timeout: 4000,
      })
      .toBe(200);
    expect((await listing())[0]?.quantity).toBe(7);
  });

  test('the listing is compressed for clients that accept it', async () => {
    const packed = await get(SURPRISE_BAGS_PATH, { 'accept-encoding': 'br, gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('accept-encoding');
    const unpacked = packed.body!.pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(unpacked).json()).toEqual(await listing());
    expect((await get(SURPRISE_BAGS_PATH)).headers.has('content-encoding')).toBe(false);
  });

  test('the listing can be requested for each bag when there are more than one Data API answer holds', async () => {
    const store_id = (await listing())[0]?.store_id;
    const more = Array.from({ length: 1_000 }, (_, index) => ({
      store_id,
      title: `More ${index}`,
      sale_price: 1,
    }));
    const service = booted.service();
    for (let at = 0; at < more.length; at += 200) {
      expect((await service.from('surprise_bags').insert(more.slice(at, at + 200))).error).toBeNull();
    }
    const total = async () => (await get(SURPRISE_BAGS_PATH)).headers.get(SHELF_TOTAL_HEADER);
    await expect.poll(total, { timeout: 10_000 }).toBe('1062');
    expect(await listing()).toHaveLength(MOST_LISTED);
    for (const title of ['More 0', 'More 999']) {
      const found = await get(SURPRISE_BAGS_PATH + writeShelfQuery({ search: title }));
      expect(((await found.json()) as BagRow[]).map((row) => row.title)).toContain(title);
    }
    await service.from('surprise_bags').delete().like('title', 'More %');
    await expect.poll(async () => (await listing()).length, { timeout: 10_000 }).toBe(62);
  });

  test('the listing costs one database read for many requests, and is a 503 while the database fails', async () => {
    let reads = 0;
    let broken = false;
    const problems: unknown[] = [];
    const app = serverWith({
      bags: async () => {
        reads += 1;
        if (broken) throw new Error('secret detail of the database');
        return [];
      },
      ready: async () => !broken,
      log: (problem, cause) => problems.push([problem, cause]),
    });
    await Promise.all(Array.from({ length: 20 }, async () => app.request(SURPRISE_BAGS_PATH)));
    expect(reads).toBe(1);

    broken = true;
    await expect
      .poll(async () => (await app.request(SURPRISE_BAGS_PATH)).status, { timeout: 4000 })
      .toBe(503);
    const failed = await app.request(SURPRISE_BAGS_PATH);
    expect(await failed.json()).toMatchObject({ code: 'unavailable' });
    expect(problems.length).toBeGreaterThan(0);
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(503);

    broken = false;
    expect((await app.request(SURPRISE_BAGS_PATH)).status).toBe(200);
  });
});

describe('the other calls', () => {
  test('config.json has the addresses that the web app needs', async () => {
    const { publishableKey } = booted.embedded;
    expect(await (await get('/config.json')).json()).toEqual({
      supabaseUrl: '',
      publishableKey,
      apiBase: '',
      paidOrdersOnly: false,
    });
  });

  test('the server says that it is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  test.each(['/api/nothing', '/api/surprise-bags/1', '/anything'])('%s is a 404 in JSON', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      error: expect.any(String),
      message: expect.any(String),
      code: expect.any(String),
    });
  });

  test.each([
    SURPRISE_BAGS_PATH,
    '/api/nothing',
    '/config.json',
    '/rest/v1/stores',
    '/storage/v1/object/x/y',
  ])('%s carries the security headers', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('permissions-policy')).toBeTruthy();
  });

  test('a stored file comes back as it was and sandboxed', async () => {
    const { storage } = booted.service();
    expect((await storage.createBucket('trial', { public: true })).error).toBeNull();
    // Bytes and not a Blob: the engine does not find the file in the form that supabase-js makes of a Blob.
    const page = Buffer.from('<script>alert(1)</script>');
    const upload = (key: string) =>
      storage.from('trial').upload(key, page, { contentType: 'text/html', cacheControl: '60' });
    expect((await upload('deep/er/page.html')).error).toBeNull();
    expect((await upload('../../secrets.json')).error).not.toBeNull();
    const answer = await get('/storage/v1/object/public/trial/deep/er/page.html');
    expect(await answer.text()).toBe('<script>alert(1)</script>');
    expect(answer.headers.get('content-security-policy')).toBe('sandbox');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the studio and administration of the engine are not reachable', async () => {
    expect((await get('/_system/config')).status).toBe(404);
    expect((await get('/auth/v1/admin/users')).status).toBe(404);
  });
});
