import { createClient } from '@supabase/supabase-js';
import { CONTENTS_COLUMNS, SHOP_PAGE_COLUMNS, type BagRow } from '@zawadeh/domain';
import type { Database } from '@zawadeh/domain/schema';
import type { Project } from './project.ts';
import { LONGEST_READ_MS, readAll } from './readAll.ts';
import { createShelfReader } from './shelf.ts';

export interface BagsDatabase {
  /** Available bags come first if there are more than one list holds; otherwise the newest. */
  bags: () => Promise<BagRow[]>;
  /** All shops, as their pages show them. */
  shops: () => Promise<ShopRow[]>;
  /** The contents of one bag, null if there is no such bag. */
  contents: (bagId: string) => Promise<unknown>;
  /** The row with the rate of the lira. */
  rate: () => Promise<RateRow>;
  ready: () => Promise<boolean>;
}

type Tables = Database['public']['Tables'];
type ShopRow = Omit<Tables['stores']['Row'], 'created_at' | 'can_give'>;
type RateRow = Pick<Tables['settings']['Row'], 'lbp_per_usd' | 'rate_set_at'>;

/** Reads with the publishable key, so that the listing cannot contain more than a visitor may see. */
export function createBagsDatabase(project: Project): BagsDatabase {
  const client = createClient<Database>(project.url, project.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: project.fetch },
  });

  const readShops = (first: number, last: number) =>
    client
      .from('stores')
      .select<string, ShopRow>(SHOP_PAGE_COLUMNS)
      .order('id')
      .range(first, last)
      .retry(false)
      .abortSignal(AbortSignal.timeout(LONGEST_READ_MS));

  return {
    bags: createShelfReader(client),

    shops: () => readAll(readShops),

    async contents(bagId) {
      const { data, error } = await client
        .from('surprise_bags')
        .select<string, unknown>(CONTENTS_COLUMNS)
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
