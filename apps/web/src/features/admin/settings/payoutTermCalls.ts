/** The table payout_settings, which admins alone read. */
import { fieldsOf, readCount } from '@zawadeh/domain';
import { affectedRows, fail, queryTable, type AdminResult } from '../query.ts';

export interface PayoutTermsRow {
  /** Of what is sold from now on, in hundredths of a per cent. */
  commission: number;
  /** 1 is Monday; null where no day is promised. */
  weekday: number | null;
}

export const fetchPayoutTerms = (): Promise<AdminResult<PayoutTermsRow>> =>
  queryTable(
    (client) => client.from('payout_settings').select('commission_basis_points, payout_weekday').retry(false),
    (rows: unknown) => {
      if (!Array.isArray(rows)) return fail('server');
      if (rows.length === 0) return fail('gone');
      const { commission_basis_points, payout_weekday } = fieldsOf(rows[0]);
      const commission = readCount(commission_basis_points);
      return commission === null
        ? fail('server')
        : { ok: true, value: { commission, weekday: readCount(payout_weekday) } };
    },
  );

export const updatePayoutTerms = ({ commission, weekday }: PayoutTermsRow): Promise<AdminResult<null>> =>
  queryTable(
    (client) =>
      client
        .from('payout_settings')
        .update({ commission_basis_points: commission, payout_weekday: weekday })
        .eq('id', true)
        .select('id'),
    affectedRows,
  );
