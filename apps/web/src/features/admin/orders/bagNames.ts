/** The names of bags, to filter by. */
import { fieldsOf, readId, readLocalText, type LocalText } from '@zawadeh/domain';
import { fail, queryTable, type AdminResult } from '../query.ts';

export interface BagName {
  id: string;
  title: LocalText;
}

/** Of one shop, or of all. */
export const fetchBagNames = (storeId: string): Promise<AdminResult<BagName[]>> =>
  queryTable(
    (client) => {
      const bags = client.from('surprise_bags').select('id, title, name_ar').order('title').retry(false);
      return storeId === '' ? bags : bags.eq('store_id', storeId);
    },
    (rows: unknown) =>
      Array.isArray(rows) ? { ok: true, value: rows.flatMap(readBagName) } : fail('server'),
  );

function readBagName(row: unknown): BagName[] {
  const { id, title, name_ar } = fieldsOf(row);
  const [bagId, name] = [readId(id), readLocalText(title, name_ar)];
  return bagId === null || name === null ? [] : [{ id: bagId, title: name }];
}
