/** The table surprise_bags, one row: newer than the list, which the server shares for seconds. */
import { CONTENTS_COLUMNS, readBag, type Bag } from '@zawadeh/domain';
import { fetchRow, type OneRow } from '../../lib/http/oneRow.ts';

export type OneBag = OneRow<Bag>;

/** Without the shop's name: the row has only the shop's id. */
export const fetchBag = (id: string): Promise<OneBag> =>
  fetchRow(id, { table: 'surprise_bags', columns: '*', read: readBag });

/** With its shop's name, where another bag of the same shop has it. */
export function withStoreOf(bag: Bag, others: Iterable<Pick<Bag, 'storeId' | 'store'>>): Bag {
  if (bag.store !== null || bag.storeId === null) return bag;
  for (const { storeId, store } of others) if (storeId === bag.storeId && store) return { ...bag, store };
  return bag;
}

/** The row of what is in a bag, which the list does not have. */
export const fetchContents = (id: string): Promise<OneRow<unknown>> =>
  fetchRow(id, {
    table: 'surprise_bags',
    columns: CONTENTS_COLUMNS,
    read: (row) => ({ ok: true, value: row }),
  });
