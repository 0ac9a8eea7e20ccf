/** The table store_terms. */
import { fieldsOf, LONGEST_PHONE, readText, type Publishing } from '@zawadeh/domain';
import { affectedRows, fail, queryTable, type AdminResult } from '../query.ts';

export interface StoreTermsRow {
  publishing: Publishing;
  /** The number of the wallet; null until it is known. */
  payoutPhone: string | null;
}

export const fetchTerms = (storeId: string): Promise<AdminResult<StoreTermsRow>> =>
  queryTable(
    (client) =>
      client.from('store_terms').select('publishing, payout_phone').eq('store_id', storeId).retry(false),
    (rows: unknown) => {
      if (!Array.isArray(rows)) return fail('server');
      if (rows.length === 0) return fail('gone');
      const { publishing, payout_phone } = fieldsOf(rows[0]);
      return {
        ok: true,
        value: {
          publishing: publishing === 'direct' ? 'direct' : 'review',
          payoutPhone: readText(payout_phone, LONGEST_PHONE),
        },
      };
    },
  );

export const updateTerms = (
  storeId: string,
  { publishing, payoutPhone }: StoreTermsRow,
): Promise<AdminResult<null>> =>
  queryTable(
    (client) =>
      client
        .from('store_terms')
        .update({ publishing, payout_phone: payoutPhone })
        .eq('store_id', storeId)
        .select('store_id'),
    affectedRows,
  );
