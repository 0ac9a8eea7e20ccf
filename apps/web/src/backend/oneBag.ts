/** The table surprise_bags, one row by its id: newer than any list, which may have been shared for seconds. */
import { readBag, type Bag, type Result } from '@zawadeh/domain';
import { projectConfig } from './supabase.ts';
import { REQUEST_TIMEOUT_MS, toNetworkError, type NetworkError } from '../lib/networkError.ts';

/** `none`: there is no such bag. */
export type OneBag = Result<Bag, NetworkError | 'none'>;

const COLUMNS =
  'id,store_id,title,name_en,name_ar,description,description_ar,image_url,full_price,sale_price,price,quantity,category,pickup_start,pickup_end,pickup_time,restock_time,last_update_at,created_at';

/** The database's word for a text that is no UUID: no bag has such an id. */
const NOT_AN_ID = '22P02';

/** Its shop is not named here: the row knows the shop's id. */
export async function fetchBag(id: string): Promise<OneBag> {
  try {
    const { supabaseUrl, publishableKey } = await projectConfig();
    const response = await fetch(
      `${supabaseUrl}/rest/v1/surprise_bags?select=${COLUMNS}&id=eq.${encodeURIComponent(id)}`,
      {
        headers: { apikey: publishableKey },
        cache: 'no-store',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      },
    );
    const body: unknown = await response.json();
    if ((Object(body) as { code?: unknown }).code === NOT_AN_ID) return { ok: false, error: 'none' };
    if (!response.ok || !Array.isArray(body)) return { ok: false, error: 'server' };
    if (body.length === 0) return { ok: false, error: 'none' };
    const reading = readBag(body[0]);
    return reading.ok ? { ok: true, value: reading.value } : { ok: false, error: 'server' };
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}

/** With its shop's name, where a bag of the same shop is known. */
export function withStoreOf(bag: Bag, known: Iterable<Pick<Bag, 'storeId' | 'store'>>): Bag {
  if (bag.store !== null || bag.storeId === null) return bag;
  for (const { storeId, store } of known) if (storeId === bag.storeId && store) return { ...bag, store };
  return bag;
}
