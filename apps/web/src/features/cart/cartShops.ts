/** The table stores: where the shops of a cart are, and which can give bags to people who need them. */
import { fieldsOf, readShop, type Shop } from '@zawadeh/domain';
import { REQUEST_TIMEOUT_MS } from '../../lib/http/networkError.ts';
import { projectConfig } from '../../lib/http/supabase.ts';

export type CartShop = Pick<Shop, 'id' | 'address' | 'area' | 'coordinates'> & { canGive: boolean };

const COLUMNS = 'id,address,address_ar,area,latitude,longitude,can_give';

/** None while the server cannot be reached, which refuses a gift itself. */
export async function fetchCartShops(ids: readonly string[]): Promise<CartShop[]> {
  try {
    const { supabaseUrl, publishableKey } = await projectConfig();
    const response = await fetch(
      `${supabaseUrl}/rest/v1/stores?select=${COLUMNS}&id=in.(${ids.map(encodeURIComponent).join(',')})`,
      { headers: { apikey: publishableKey }, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) },
    );
    const rows: unknown = response.ok ? await response.json() : null;
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row) => {
      const shop = readShop(row);
      return shop.ok ? { ...shop.value, canGive: fieldsOf(row).can_give !== false } : [];
    });
  } catch {
    return [];
  }
}
