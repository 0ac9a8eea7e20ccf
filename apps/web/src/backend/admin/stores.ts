/** The table stores. */
import { readStore, type Store } from '@zawadeh/domain';
import { queryTable, done, affectedRows, fail, type AdminResult } from './query.ts';

export const fetchStores = (): Promise<AdminResult<Store[]>> =>
  queryTable(
    (client) => client.from('stores').select('id, name, name_ar').order('name').retry(false),
    (rows: unknown) => {
      if (!Array.isArray(rows)) return fail('server');
      return {
        ok: true,
        value: rows.map(readStore).flatMap((reading) => (reading.ok ? [reading.value] : [])),
      };
    },
  );

/** Without an Arabic name the English one is shown in both languages. */
export interface StoreNames {
  name: string;
  name_ar?: string | null;
}

export const addStore = (names: StoreNames): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('stores').insert(names), done);

export const renameStore = (id: string, names: Partial<StoreNames>): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('stores').update(names).eq('id', id).select('id'), affectedRows);

export const deleteStore = (id: string): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('stores').delete().eq('id', id).select('id'), affectedRows);

/** The number of bags of the shop. */
export const countBagsOf = (storeId: string): Promise<AdminResult<number>> =>
  queryTable(
    (client) =>
      client
        .from('surprise_bags')
        .select('id', { count: 'exact' })
        .eq('store_id', storeId)
        .limit(1)
        .retry(false),
    (_rows, count) => (count === null ? fail('server') : { ok: true, value: count }),
  );

export const moveBags = (from: string, to: string): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('surprise_bags').update({ store_id: to }).eq('store_id', from), done);
