import { readShopReviews, type ShopReviews } from '@zawadeh/domain';
import { fail, queryTable, type AdminResult } from '../../admin/query.ts';

export const fetchReviews = (storeId: string | null): Promise<AdminResult<ShopReviews>> =>
  queryTable(
    (client) => client.rpc('store_reviews', { p_store: storeId }),
    (answer: unknown) => {
      const reviews = readShopReviews(answer);
      return reviews === null ? fail('server') : { ok: true, value: reviews };
    },
  );
