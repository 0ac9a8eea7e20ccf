import {
  isOver,
  statementOf,
  type Instant,
  type Period,
  type PeriodReading,
  type SalesReport,
  type Statement,
} from '@zawadeh/domain';
import { fail, type AdminResult } from '../query.ts';
import { fetchSales } from './salesCalls.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useQuery, type Query } from '../useQuery.ts';

export interface Sales extends SalesReport {
  period: Period;
  /** Then it says nothing of today's stock. */
  isOver: boolean;
  statement: Statement;
}

/** The figures of one period are never shown under another period's name. */
export function useSales(reading: PeriodReading): Query<Sales> {
  const now = useAtomValue(nowAtom);
  const query = useQuery(JSON.stringify(reading), () =>
    reading.ok ? salesOf(reading.value, now) : Promise.resolve(fail('gone')),
  );
  if (!reading.ok) return { ...query, value: null, error: null };
  const isOfPeriod = JSON.stringify(query.value?.period) === JSON.stringify(reading.value);
  return isOfPeriod ? query : { ...query, value: null };
}

async function salesOf(period: Period, now: Instant): Promise<AdminResult<Sales>> {
  const report = await fetchSales(period);
  if (!report.ok) return report;
  const statement = statementOf(report.value.shops);
  return { ok: true, value: { ...report.value, period, isOver: isOver(period, now), statement } };
}
