/** The rows of the public list, for all visitors of this server. */
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  LISTED_COLUMNS,
  MOST_LISTED,
  readBag,
  soonestFirst,
  type Bag,
  type BagRow,
  type StoreRow,
} from '@zawadeh/domain';
import type { Database } from '@zawadeh/domain/schema';
import { LONGEST_READ_MS, readAll } from './readAll.ts';

const publicColumns = `${LISTED_COLUMNS.join()},store:stores(id,name,name_ar,area,rating,rating_count)`;

interface ListedRow extends Omit<BagRow, 'store_name'> {
  store: StoreRow;
}

/** The name, area or rating of a shop may be older by this much on a long shelf. */
const WHOLE_EVERY_MS = 5 * 60_000;
/** Longer than any transaction, because a row has the time at which its transaction began. */
const OVERLAP_MS = 30_000;

interface Known {
  rows: ReadonlyMap<string, BagRow>;
  /** When all of them were read. */
  readAt: number;
}

/**
 * All bags. A long shelf is up to megabytes, every two seconds: of such a shelf only the rows are read that have changed
 * since, and the whole again after a bag was deleted.
 */
export function createShelfReader(
  client: SupabaseClient<Database>,
  now: () => number = Date.now,
): () => Promise<BagRow[]> {
  let known: Known | null = null;

  // No retries: the browser retries by itself and gets the error seconds earlier.
  const select = () => client.from('surprise_bags').select<string, ListedRow>(publicColumns).retry(false);

  const readWhole = async (): Promise<Known> => {
    const rows = await readAll((first, last) =>
      select()
        .order('created_at', { ascending: false })
        .order('id')
        .range(first, last)
        .abortSignal(AbortSignal.timeout(LONGEST_READ_MS)),
    );
    return { rows: new Map(rows.map((row) => [row.id, withStoreName(row)])), readAt: now() };
  };

  /** Null where rows are missing: some were deleted. */
  const readChanges = async ({ rows, readAt }: Known): Promise<Known | null> => {
    let latest = 0;
    for (const { last_update_at: at } of rows.values()) latest = Math.max(latest, Date.parse(at));
    const since = new Date(latest - OVERLAP_MS).toISOString();
    const [changed, count] = await Promise.all([
      readAll((first, last) =>
        select()
          .gte('last_update_at', since)
          .order('created_at', { ascending: false })
          .order('id')
          .range(first, last)
          .abortSignal(AbortSignal.timeout(LONGEST_READ_MS)),
      ),
      countBags(),
    ]);
    const added = new Map<string, BagRow>();
    const merged = new Map(rows);
    for (const row of changed.map(withStoreName)) {
      const before = rows.get(row.id);
      if (!before) added.set(row.id, row);
      // An unchanged row stays the same object, so that it need not be read as a bag again.
      else if (JSON.stringify(before) !== JSON.stringify(row)) merged.set(row.id, row);
    }
    const all = new Map([...added, ...merged]);
    return all.size === count ? { rows: all, readAt } : null;
  };

  const countBags = async (): Promise<number | null> => {
    const { count, error } = await client
      .from('surprise_bags')
      .select('id', { count: 'exact', head: true })
      .retry(false)
      .abortSignal(AbortSignal.timeout(LONGEST_READ_MS));
    if (error) throw new Error(error.message, { cause: error });
    return count;
  };

  return async () => {
    const isKnown = known !== null && known.rows.size > MOST_LISTED && now() - known.readAt < WHOLE_EVERY_MS;
    known = (isKnown && known && (await readChanges(known))) || (await readWhole());
    return inShelfOrder([...known.rows.values()], now());
  };
}

const withStoreName = (row: ListedRow): BagRow => ({ ...row, store_name: row.store.name });

/** Available bags come first on a long shelf, because only its first bags are sent. */
function inShelfOrder(rows: readonly BagRow[], now: number): BagRow[] {
  if (rows.length <= MOST_LISTED) return [...rows];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bags = rows.flatMap((row) => bagOf(row) ?? []);
  return soonestFirst(bags, now).flatMap(({ id }) => byId.get(id) ?? []);
}

const bagsByRow = new WeakMap<BagRow, Bag | null>();

/** Each row is read once; null if it cannot be read. */
export function bagOf(row: BagRow): Bag | null {
  const known = bagsByRow.get(row);
  if (known !== undefined) return known;
  const reading = readBag(row);
  const bag = reading.ok ? reading.value : null;
  bagsByRow.set(row, bag);
  return bag;
}
