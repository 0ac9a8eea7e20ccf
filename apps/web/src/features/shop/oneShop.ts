import { SHOP_PAGE_COLUMNS } from '@zawadeh/domain';
import { fetchRow, type OneRow } from '../../lib/http/oneRow.ts';

/** The row: the page that asks has its readers already. */
export const fetchShop = (id: string): Promise<OneRow<unknown>> =>
  fetchRow(id, { table: 'stores', columns: SHOP_PAGE_COLUMNS, read: (row) => ({ ok: true, value: row }) });
