import { fetchRow, type OneRow } from '../../lib/http/oneRow.ts';

const columns =
  'id,name,name_ar,address,address_ar,area,latitude,longitude,phone,picture_url,about,about_ar,rating,rating_count';

/** The row: the page that asks has its readers already. */
export const fetchShop = (id: string): Promise<OneRow<unknown>> =>
  fetchRow(id, { table: 'stores', columns, read: (row) => ({ ok: true, value: row }) });
