/** The figures of the analytics section, computed by the database. */
import {
  lastDayOf,
  readSalesReport,
  readSellThrough,
  type Period,
  type SalesReport,
  type SellThrough,
} from '@zawadeh/domain';
import { fail, queryTable, type AdminResult } from '../query.ts';

export const fetchSales = ({ from, until }: Period): Promise<AdminResult<SalesReport>> =>
  queryTable(
    (client) => client.rpc('analytics', { p_from: from, p_until: until }).retry(false),
    (figures: unknown) => {
      const report = readSalesReport(figures);
      return report === null ? fail('server') : { ok: true, value: report };
    },
  );

/** Of all stores, or of one. */
export const fetchSellThrough = (
  period: Period,
  storeId: string | null = null,
): Promise<AdminResult<SellThrough>> =>
  queryTable(
    (client) =>
      client
        .rpc('sell_through', {
          p_from: period.from,
          p_to: lastDayOf(period),
          ...(storeId !== null && { p_store: storeId }),
        })
        .retry(false),
    (answer: unknown) => {
      const read = readSellThrough(answer);
      return read === null ? fail('server') : { ok: true, value: read };
    },
  );
