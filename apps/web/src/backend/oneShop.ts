import { readShop, type Shop } from '@zawadeh/domain';
import { fetchRow, type OneRow } from './oneRow.ts';

export type OneShop = OneRow<Shop>;

const columns =
  'id,name,name_ar,address,address_ar,area,latitude,longitude,phone,picture_url,about,about_ar,rating,rating_count';

export const fetchShop = (id: string): Promise<OneShop> =>
  fetchRow(id, { table: 'stores', columns, read: readShop });
