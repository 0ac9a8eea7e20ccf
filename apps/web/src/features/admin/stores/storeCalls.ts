/** The table stores. */
import {
  fieldsOf,
  readId,
  readShop,
  readShopRating,
  readStore,
  SHOP_PAGE_COLUMNS,
  type Shop,
  type ShopRating,
  type Store,
  type StoreColumns,
} from '@zawadeh/domain';
import { queryTable, done, affectedRows, fail, type AdminResult } from '../query.ts';

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

/** With area and telephone, for their own list. */
export const fetchShops = (): Promise<AdminResult<Shop[]>> =>
  queryTable(
    (client) => client.from('stores').select('id, name, name_ar, area, phone').order('name').retry(false),
    (rows: unknown) => {
      if (!Array.isArray(rows)) return fail('server');
      return {
        ok: true,
        value: rows.map(readShop).flatMap((reading) => (reading.ok ? [reading.value] : [])),
      };
    },
  );

export type RatedShop = Shop & { rating: ShopRating | null };

/** One store with all that its page shows. */
export const fetchStore = (id: string): Promise<AdminResult<RatedShop>> =>
  queryTable(
    (client) => client.from('stores').select<string, unknown>(SHOP_PAGE_COLUMNS).eq('id', id).retry(false),
    (rows: unknown) => {
      const row: unknown = Array.isArray(rows) ? rows[0] : null;
      if (row === undefined) return fail('gone');
      const reading = readShop(row);
      return reading.ok
        ? { ok: true, value: { ...reading.value, rating: readShopRating(row) } }
        : fail('server');
    },
  );

/** Without an Arabic name the English one is shown in both languages. */
export interface StoreNames {
  name: string;
  name_ar?: string | null;
}

/** Answers with the id of the new store. */
export const addStore = (names: StoreNames): Promise<AdminResult<string>> =>
  queryTable(
    (client) => client.from('stores').insert(names).select('id'),
    (rows: unknown) => {
      const id = Array.isArray(rows) ? readId(fieldsOf(rows[0]).id) : null;
      return id === null ? fail('server') : { ok: true, value: id };
    },
  );

/** Sends only the changed columns. */
export const updateStore = (
  id: string,
  { name, ...changes }: Partial<StoreColumns>,
): Promise<AdminResult<null>> =>
  queryTable(
    (client) =>
      client
        .from('stores')
        // A store always has a name.
        .update({ ...changes, ...(typeof name === 'string' && { name }) })
        .eq('id', id)
        .select('id'),
    affectedRows,
  );

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
