import { SURPRISE_BAGS_PATH, type BagRow } from '@zawadeh/domain';
import { expect } from 'vitest';
import { fetchResponse, call, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import {
  type ContractTests,
  json,
  NO_SUCH_CALL,
  emptyResult,
  NUMBER,
  TEXT,
  TIME,
  TIME_OR_NULL,
  UUID,
} from './shapes.ts';

export async function fetchBags(backend: ShopBackend): Promise<BagRow[]> {
  return (await call(backend, { path: SURPRISE_BAGS_PATH })).body as BagRow[];
}

/** The server caches the list of bags for two seconds, so a new bag may be missing at first. */
const LISTED_WITHIN_MS = 4_000;

export async function bagByTitle(backend: ShopBackend, title: string): Promise<BagRow> {
  const find = async () => (await fetchBags(backend)).find((each) => each.title === title);
  let bag = await find();
  for (const latest = Date.now() + LISTED_WITHIN_MS; !bag && Date.now() < latest; bag = await find()) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (!bag) throw new Error(`There is no bag called ${title}.`);
  return bag;
}

/** Read from the table, which is not cached. */
export async function stockOf(backend: ShopBackend, { id }: BagRow): Promise<number> {
  const { body } = await call(backend, { path: `/rest/v1/surprise_bags?select=quantity&id=eq.${id}` });
  return (body as [{ quantity: number }])[0].quantity;
}

export const bagTests: ContractTests = {
  'everyone reads the list of bags, each with its shop': async (backend) => {
    const result = await call(backend, { path: SURPRISE_BAGS_PATH });
    expect(result).toEqual(json(200, expect.any(Array)));
    for (const bag of result.body as BagRow[]) {
      expect(bag).toStrictEqual({
        id: UUID,
        store_id: UUID,
        title: TEXT,
        name_en: bag.title,
        name_ar: TEXT,
        description: TEXT,
        description_ar: TEXT,
        image_url: bag.image_url === null ? null : TEXT,
        full_price: bag.full_price === null ? null : NUMBER,
        sale_price: NUMBER,
        price: bag.sale_price,
        quantity: NUMBER,
        category: TEXT,
        diet: expect.any(Array),
        pickup_start: TIME,
        pickup_end: TIME,
        pickup_time: null,
        restock_time: TIME_OR_NULL,
        last_update_at: TIME,
        created_at: TIME,
        store: { id: bag.store_id, name: TEXT, name_ar: TEXT, area: TEXT },
        store_name: bag.store?.name,
      });
    }
  },

  'everyone reads one bag by its id, uncached': async (backend) => {
    const [bag] = await fetchBags(backend);
    const { store: _store, store_name: _name, ...row } = bag!;
    const path = `/rest/v1/surprise_bags?select=${Object.keys(row).join(',')}&id=eq.`;
    expect(await call(backend, { path: path + bag!.id })).toEqual(json(200, [row]));
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await call(backend, { path: path + unknown })).toEqual(json(200, []));
  },

  'an unchanged list is answered with 304': async (backend) => {
    const first = await fetchResponse(backend, { path: SURPRISE_BAGS_PATH });
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"\w+"$/);
    const again = { path: SURPRISE_BAGS_PATH, headers: { 'if-none-match': etag } };
    expect(await call(backend, again)).toEqual(emptyResult(304));
    expect((await fetchResponse(backend, again)).headers.get('etag')).toBe(etag);
    const other = await call(backend, { ...again, headers: { 'if-none-match': 'W/"other"' } });
    expect(other.status).toBe(200);
  },

  'the list of bags is read-only': async (backend) => {
    expect(await call(backend, { path: SURPRISE_BAGS_PATH, body: {} })).toEqual(NO_SUCH_CALL);
  },

  'config.json names the Supabase project': async (backend) => {
    const result = await call(backend, { path: '/config.json' });
    expect(result).toEqual(
      json(200, { supabaseUrl: '', publishableKey: TEXT, apiBase: '', paidOrdersOnly: false }),
    );
  },
};
