import { readLiraRate, type LiraRate } from '@zawadeh/domain';
import { fetchRow, type OneRow } from '../../lib/http/oneRow.ts';

/** The only row of the table settings; null where no rate was set. */
export const fetchRate = (): Promise<OneRow<LiraRate | null>> =>
  fetchRow('true', {
    table: 'settings',
    columns: 'lbp_per_usd,rate_set_at',
    read: (row) => ({ ok: true, value: readLiraRate(row) }),
  });
