/** The rows of surprise_bags and stores, and which of their columns are sent where. `readBags` reads rows leniently. */
import type { Database } from '../../schema/database.ts';
import { NO_CONTENTS } from '../bags/contents.ts';
import { keysOf } from '../objects.ts';

type Tables = Database['public']['Tables'];

/** A row of the table. Clients may read all of it. */
export type BagTableRow = Tables['surprise_bags']['Row'];

/** What the public list has of a bag. A list is long, so it has only what its cards and filters show. */
export const LISTED_COLUMNS = [
  'id',
  'store_id',
  'title',
  'name_en',
  'name_ar',
  'description',
  'description_ar',
  'image_url',
  'picture',
  'full_price',
  'sale_price',
  'price',
  'quantity',
  'category',
  'diet',
  'pickup_start',
  'pickup_end',
  'pickup_time',
  'restock_time',
  'last_update_at',
  'created_at',
] as const satisfies readonly (keyof BagTableRow)[];

/** What the page of a bag reads besides. */
export const CONTENTS_COLUMNS = ['id', ...keysOf(NO_CONTENTS), 'last_update_at'].join();

export type StoreRow = Pick<
  Tables['stores']['Row'],
  'id' | 'name' | 'name_ar' | 'area' | 'rating' | 'rating_count'
>;

/** GET {backend}/api/surprise-bags answers a list of these. */
export interface BagRow extends Pick<BagTableRow, (typeof LISTED_COLUMNS)[number]> {
  store: StoreRow | null;
  store_name: string | null;
}

type NotInTheForm = 'id' | 'name_en' | 'pickup_time' | 'last_update_at' | 'created_at';

/** What an admin writes. Ids of stores are numbers in some projects. */
export interface BagBody extends Omit<BagTableRow, NotInTheForm | 'store_id'> {
  store_id: string | number;
}
