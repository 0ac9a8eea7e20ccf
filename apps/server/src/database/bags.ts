import { createClient } from '@supabase/supabase-js';
import { MOST_ROWS, type BagRow } from '@zawadeh/domain';
import type { Database } from '@zawadeh/domain/schema';
import type { Project } from './project.ts';

export interface BagsDatabase {
  bags: () => Promise<BagRow[]>;
  /** All shops, as their pages show them. */
  shops: () => Promise<ShopRow[]>;
  /** What is in one bag, null if there is no such bag. */
  contents: (bagId: string) => Promise<ContentsRow | null>;
  /** The row with the rate of the lira. */
  rate: () => Promise<RateRow>;
  ready: () => Promise<boolean>;
}

const LONGEST_READ_MS = 8_000;

/** One string literal, because supabase-js infers the row type from it. */
const publicColumns = `
  id, store_id, title, name_en, name_ar, description, description_ar, image_url, full_price, sale_price,
  price, quantity, category, pickup_start, pickup_end, pickup_time, restock_time, last_update_at, created_at,
  store:stores(id, name, name_ar)
`;

const shopColumns = `
  id, name, name_ar, address, address_ar, area, latitude, longitude, phone, picture_url, about, about_ar, rating,
  rating_count
`;

type Tables = Database['public']['Tables'];
type ShopRow = Omit<Tables['stores']['Row'], 'created_at'>;
type ContentsRow = Pick<Tables['surprise_bags']['Row'], 'id' | 'diet' | 'allergens' | 'last_update_at'>;
type RateRow = Omit<Tables['settings']['Row'], 'id'>;

/** Page by page, because a project returns a limited number of rows per request. */
async function readAll<Row>(
  readFrom: (first: number) => PromiseLike<{ data: Row[] | null; error: Error | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let isLast = false; !isLast;) {
    const { data, error } = await readFrom(rows.length);
    if (error || !data) throw new Error(error?.message, { cause: error });
    rows.push(...data);
    isLast = data.length < MOST_ROWS;
  }
  return rows;
}

/** Reads with the publishable key, so that the listing cannot contain more than a visitor may see. */
export function createBagsDatabase(project: Project): BagsDatabase {
  const client = createClient<Database>(project.url, project.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: project.fetch },
  });

  // No retries: the browser retries by itself and gets the error seconds earlier.
  const readBags = (first: number) =>
    client
      .from('surprise_bags')
      .select(publicColumns)
      .order('created_at', { ascending: false })
      .order('id')
      .range(first, first + MOST_ROWS - 1)
      .retry(false)
      .abortSignal(AbortSignal.timeout(LONGEST_READ_MS));

  const readShops = (first: number) =>
    client
      .from('stores')
      .select(shopColumns)
      .order('id')
      .range(first, first + MOST_ROWS - 1)
      .retry(false)
      .abortSignal(AbortSignal.timeout(LONGEST_READ_MS));

  return {
    async bags() {
      const rows = await readAll(readBags);
      return rows.map((bag) => ({ ...bag, store_name: bag.store.name }));
    },

    shops: () => readAll(readShops),

    async contents(bagId) {
      const { data, error } = await client
        .from('surprise_bags')
        .select('id, diet, allergens, last_update_at')
        .eq('id', bagId)
        .retry(false)
        .abortSignal(AbortSignal.timeout(LONGEST_READ_MS))
        .maybeSingle();
      if (error) throw new Error(error.message, { cause: error });
      return data;
    },

    async rate() {
      const { data, error } = await client
        .from('settings')
        .select('lbp_per_usd, rate_set_at')
        .retry(false)
        .abortSignal(AbortSignal.timeout(LONGEST_READ_MS))
        .single();
      if (error) throw new Error(error.message, { cause: error });
      return data;
    },

    async ready() {
      const { error } = await client
        .from('stores')
        .select('id')
        .limit(1)
        .retry(false)
        .abortSignal(AbortSignal.timeout(LONGEST_READ_MS));
      return error === null;
    },
  };
}
