import {
  statementOf,
  type Period,
  type PeriodReading,
  type SalesReport,
  type Statement,
} from '@zawadeh/domain';
import { fail, type AdminResult } from '../../../backend/admin/query.ts';
import { fetchSales } from '../../../backend/admin/sales.ts';
import { useQuery, type Query } from '../useQuery.ts';

export interface Sales extends SalesReport {
  period: Period;
  statement: Statement;
}

/** The figures of one period are never shown under another period's name. */
export function useSales(reading: PeriodReading): Query<Sales> {
  const query = useQuery(JSON.stringify(reading), () =>
    reading.ok ? salesOf(reading.value) : Promise.resolve(fail('gone')),
  );
  if (!reading.ok) return { ...query, value: null, error: null };
  const isOfPeriod = JSON.stringify(query.value?.period) === JSON.stringify(reading.value);
  return isOfPeriod ? query : { ...query, value: null };
}

async function salesOf(period: Period): Promise<AdminResult<Sales>> {
  const report = await fetchSales(period);
  if (!report.ok) return report;
  return { ok: true, value: { ...report.value, period, statement: statementOf(report.value.shops) } };
}
