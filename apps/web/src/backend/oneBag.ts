/** The table surprise_bags, one row by its id: newer than the list, which the server shares for seconds. */
import { fieldsOf, readBag, type Bag, type Result } from '@zawadeh/domain';
import { projectConfig } from './supabase.ts';
import { REQUEST_TIMEOUT_MS, toNetworkError, type NetworkError } from '../lib/networkError.ts';

/** `none`: there is no such bag. */
export type OneBag = Result<Bag, NetworkError | 'none'>;

const COLUMNS =
  'id,store_id,title,name_en,name_ar,description,description_ar,image_url,full_price,sale_price,price,quantity,category,pickup_start,pickup_end,pickup_time,restock_time,last_update_at,created_at';

/** PostgreSQL's code for a text that is no UUID: no bag has such an id. */
const INVALID_UUID = '22P02';

/** Without the shop's name: the row has only the shop's id. */
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
    if (fieldsOf(body).code === INVALID_UUID) return { ok: false, error: 'none' };
    if (!response.ok || !Array.isArray(body)) return { ok: false, error: 'server' };
    if (body.length === 0) return { ok: false, error: 'none' };
    const reading = readBag(body[0]);
    return reading.ok ? { ok: true, value: reading.value } : { ok: false, error: 'server' };
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}

/** With its shop's name, where another bag of the same shop has it. */
export function withStoreOf(bag: Bag, others: Iterable<Pick<Bag, 'storeId' | 'store'>>): Bag {
  if (bag.store !== null || bag.storeId === null) return bag;
  for (const { storeId, store } of others) if (storeId === bag.storeId && store) return { ...bag, store };
  return bag;
}
