/** The table surprise_bags, as admins write it. */
import { readBags, type Bag, type BagBody } from '@zawadeh/domain';
import { queryTable, done, affectedRows, fail, type AdminResult } from './query.ts';

const COLUMNS =
  'id, store_id, title, name_en, name_ar, description, description_ar, image_url, full_price, sale_price, price, quantity, category, pickup_start, pickup_end, pickup_time, restock_time, last_update_at, created_at';

export interface BagsPart {
  bags: Bag[];
  total: number;
}

/** A part of all bags, the newest first. */
export const bagsPart = (start: number, size: number): Promise<AdminResult<BagsPart>> =>
  queryTable(
    (client) =>
      client
        .from('surprise_bags')
        .select(COLUMNS, { count: 'exact' })
        .order('created_at', { ascending: false })
        .order('id')
        .range(start, start + size - 1)
        .retry(false),
    (rows: unknown, total) => {
      if (!Array.isArray(rows) || total === null) return fail('server');
      return { ok: true, value: { bags: readBags(rows).bags, total } };
    },
  );

export const addBag = (body: BagBody): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('surprise_bags').insert(body), done);

/**
 * Only what was changed is sent: what was sold meanwhile stays sold. A new stock is taken only where the old one is
 * still as it was seen.
 */
export const updateBag = (
  id: string,
  changes: Partial<BagBody>,
  seenQuantity: number,
): Promise<AdminResult<null>> =>
  queryTable((client) => {
    const update = client.from('surprise_bags').update(changes).eq('id', id);
    return (changes.quantity === undefined ? update : update.eq('quantity', seenQuantity)).select('id');
  }, affectedRows);

export const deleteBag = (id: string): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('surprise_bags').delete().eq('id', id).select('id'), affectedRows);
