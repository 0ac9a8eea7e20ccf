/** The table stores: what the list of bags does not have of the shops. */
import { MOST_ROWS, readShopPlaces, type ShopPlaces } from '@zawadeh/domain';
import { REQUEST_TIMEOUT_MS } from '../../lib/http/networkError.ts';
import { projectConfig } from '../../lib/http/supabase.ts';

/** Null while the server cannot be reached. */
export async function fetchShopPlaces(): Promise<ShopPlaces | null> {
  try {
    return readShopPlaces(await readStores('id,area,latitude,longitude'));
  } catch {
    return null;
  }
}

/** Page by page, because a project returns a limited number of rows per request. */
export async function readStores(columns: string): Promise<unknown[]> {
  const { supabaseUrl, publishableKey } = await projectConfig();
  const rows: unknown[] = [];
  for (let isLast = false; !isLast;) {
    const response = await fetch(
      `${supabaseUrl}/rest/v1/stores?select=${columns}&order=id&limit=${MOST_ROWS}&offset=${rows.length}`,
      { headers: { apikey: publishableKey }, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) },
    );
    const body: unknown = response.ok ? await response.json() : null;
    if (!Array.isArray(body)) throw new Error('The shops cannot be read.');
    rows.push(...body);
    isLast = body.length < MOST_ROWS;
  }
  return rows;
}
