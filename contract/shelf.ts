import { SURPRISE_BAGS_PATH, type BagRow } from '@zawadeh/domain';
import { expect } from 'vitest';
import type { Exchanges } from './exchange.ts';
import { json, NO_SUCH_CALL, nothing, NUMBER, TEXT, TIME, TIME_OR_NULL, UUID } from './shapes.ts';
import { answerTo, ask, type Shop } from './shop.ts';

export async function shelf(shop: Shop): Promise<BagRow[]> {
  return (await ask(shop, { path: SURPRISE_BAGS_PATH })).body as BagRow[];
}

/** The listing is shared for two seconds: a bag that was just added is on the next one. */
const LISTED_WITHIN_MS = 4_000;

export async function bagCalled(shop: Shop, title: string): Promise<BagRow> {
  const find = async () => (await shelf(shop)).find((each) => each.title === title);
  let bag = await find();
  for (const latest = Date.now() + LISTED_WITHIN_MS; !bag && Date.now() < latest; bag = await find()) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (!bag) throw new Error(`There is no bag called ${title}.`);
  return bag;
}

/** Past the moment for which the listing is shared. */
export async function stockOf(shop: Shop, { id }: BagRow): Promise<number> {
  const { body } = await ask(shop, { path: `/rest/v1/surprise_bags?select=quantity&id=eq.${id}` });
  return (body as [{ quantity: number }])[0].quantity;
}

export const shelfExchanges: Exchanges = {
  'everybody sees the shelf, each bag with its shop': async (shop) => {
    const told = await ask(shop, { path: SURPRISE_BAGS_PATH });
    expect(told).toEqual(json(200, expect.any(Array)));
    for (const bag of told.body as BagRow[]) {
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
        pickup_start: TIME,
        pickup_end: TIME,
        pickup_time: null,
        restock_time: TIME_OR_NULL,
        last_update_at: TIME,
        created_at: TIME,
        store: { id: bag.store_id, name: TEXT, name_ar: TEXT },
        store_name: bag.store?.name,
      });
    }
  },

  'everybody may ask for one bag by its id, as it is now': async (shop) => {
    const [bag] = await shelf(shop);
    const { store: _store, store_name: _name, ...row } = bag!;
    const path = `/rest/v1/surprise_bags?select=${Object.keys(row).join(',')}&id=eq.`;
    expect(await ask(shop, { path: path + bag!.id })).toEqual(json(200, [row]));
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await ask(shop, { path: path + unknown })).toEqual(json(200, []));
  },

  'whoever knows the shelf is told that nothing changed': async (shop) => {
    const first = await answerTo(shop, { path: SURPRISE_BAGS_PATH });
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"\w+"$/);
    const again = { path: SURPRISE_BAGS_PATH, headers: { 'if-none-match': etag } };
    expect(await ask(shop, again)).toEqual(nothing(304));
    expect((await answerTo(shop, again)).headers.get('etag')).toBe(etag);
    const other = await ask(shop, { ...again, headers: { 'if-none-match': 'W/"other"' } });
    expect(other.status).toBe(200);
  },

  'the shelf is not written to by the call that lists it': async (shop) => {
    expect(await ask(shop, { path: SURPRISE_BAGS_PATH, body: {} })).toEqual(NO_SUCH_CALL);
  },

  'the web app learns which project is behind the server': async (shop) => {
    const told = await ask(shop, { path: '/config.json' });
    expect(told).toEqual(
      json(200, { supabaseUrl: '', publishableKey: TEXT, apiBase: '', paidOrdersOnly: false }),
    );
  },
};
