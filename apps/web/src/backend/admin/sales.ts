/** The figures of the analytics section, computed by the database. */
import { readSalesReport, type Period, type SalesReport } from '@zawadeh/domain';
import { fail, queryTable, type AdminResult } from './query.ts';

export const fetchSales = ({ from, until }: Period): Promise<AdminResult<SalesReport>> =>
  queryTable(
    (client) => client.rpc('analytics', { p_from: from, p_until: until }).retry(false),
    (figures: unknown) => {
      const report = readSalesReport(figures);
      return report === null ? fail('server') : { ok: true, value: report };
    },
  );
