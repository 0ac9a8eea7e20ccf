/** The rate of the lira: public to read, changed by admins. */
import { LEAST_LBP_PER_USD, MOST_LBP_PER_USD } from '@zawadeh/domain';
import { timestamp } from '../database/rows.ts';
import { isAdmin } from '../database/users.ts';
import { checkError, tableError, type MockTable } from './table.ts';

export const settings: MockTable = {
  name: 'settings',
  columns: ['id', 'lbp_per_usd', 'rate_set_at'],
  visible: ({ settings: row }) => [{ ...row }],
  canWrite: isAdmin,
  update(database, user, _row, sent, now) {
    // Everything else in the row is set by the database alone.
    if (Object.keys(sent).some((column) => column !== 'lbp_per_usd')) {
      return tableError(403, '42501', 'permission denied for table settings');
    }
    const { lbp_per_usd: rate } = sent;
    if (rate === null) return checkError('settings', 'rate');
    const lbp = Number(rate);
    if (lbp < LEAST_LBP_PER_USD || lbp > MOST_LBP_PER_USD) return checkError('settings', 'lbp_per_usd');
    const at = timestamp(now);
    database.settings = { id: true, lbp_per_usd: lbp, rate_set_at: at };
    database.rateEntries.push({ at, actor: user.id, details: { lbp_per_usd: lbp } });
    return undefined;
  },
};
