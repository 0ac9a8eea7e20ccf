import type { Cents } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Price } from '../../foundations/Price/Price.tsx';
import { useLanguage } from '../../provider/contexts.ts';
import { ChartFrame, type ChartTexts } from '../BarChart/ChartFrame.tsx';
import { VerticalBars } from '../BarChart/VerticalBars.tsx';

export interface DayChartDay {
  /** In Beirut, `2026-11-21` */
  day: string;
  revenue: Cents;
}

export interface DayChartProps extends ChartTexts {
  /** Oldest first; where there is no room for all, the newest are seen first. */
  days: readonly DayChartDay[];
}

/** Noon in UTC is in the same day in Beirut, in winter and in summer. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** What came in on each day. */
export function DayChart({ days, ...texts }: DayChartProps) {
  const intl = useIntl();
  const { dir } = useLanguage();
  /** "Mon, Nov 16": a bar is narrow. Arabic has no short names for days, and none of months that everybody reads. */
  const date = (at: number) =>
    intl.formatDate(at, { weekday: 'short', day: 'numeric', month: dir === 'rtl' ? 'long' : 'short' });
  const bars = days.map(({ day, revenue }) => {
    const noon = noonOf(day);
    return {
      id: day,
      name: Number.isNaN(noon) ? <bdi>{day}</bdi> : date(noon),
      value: revenue,
      shown: <Price cents={revenue} />,
    };
  });
  return (
    <ChartFrame {...texts} rows={bars}>
      <VerticalBars label={texts.title} bars={bars} of="days" />
    </ChartFrame>
  );
}
