import { createClient } from '@supabase/supabase-js';
import { MOST_ROWS, type BagRow } from '@zawadeh/domain';
import type { Database } from '@zawadeh/domain/schema';
import type { Project } from './project.ts';

export interface BagsDatabase {
  bags: () => Promise<BagRow[]>;
  ready: () => Promise<boolean>;
}

const LONGEST_READ_MS = 8_000;

/** One string literal, because supabase-js infers the row type from it. */
const publicColumns = `
  id, store_id, title, name_en, name_ar, description, description_ar, image_url, full_price, sale_price,
  price, quantity, category, pickup_start, pickup_end, pickup_time, restock_time, last_update_at, created_at,
  store:stores(id, name, name_ar)
`;

/** Reads with the publishable key, so that the listing cannot contain more than a visitor may see. */
export function createBagsDatabase(project: Project): BagsDatabase {
  const client = createClient<Database>(project.url, project.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: project.fetch },
  });

  // No retries: the browser retries by itself and gets the error seconds earlier.
  const readFrom = async (first: number) => {
    const { data, error } = await client
      .from('surprise_bags')
      .select(publicColumns)
      .order('created_at', { ascending: false })
      .order('id')
      .range(first, first + MOST_ROWS - 1)
      .retry(false)
      .abortSignal(AbortSignal.timeout(LONGEST_READ_MS));
    if (error) throw new Error(error.message, { cause: error });
    return data;
  };

  return {
    async bags() {
      const rows: Awaited<ReturnType<typeof readFrom>> = [];
      for (let isLast = false; !isLast;) {
        const page = await readFrom(rows.length);
        rows.push(...page);
        isLast = page.length < MOST_ROWS;
      }
      return rows.map((bag) => ({ ...bag, store_name: bag.store.name }));
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
