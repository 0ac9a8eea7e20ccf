import { leftToRight } from '@zawadeh/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatCount, useLanguage } from '@zawadeh/ui';
import { ChartFrame, type ChartTexts } from '../BarChart/ChartFrame.tsx';
import { VerticalBars } from '../BarChart/VerticalBars.tsx';

export interface WeekdayShare {
  /** Whole percent; null where there is nothing to share. */
  percent: number | null;
  /** What the share is of. */
  whole: number;
}

export interface WeekdayChartProps extends ChartTexts {
  /** The header of the column with the wholes in the table view. */
  wholeHeader: string;
  /** Seven, Monday first. */
  days: readonly WeekdayShare[];
  /** A sentence below the chart. */
  footer?: ReactNode;
}

/** Noon of a Monday, in UTC and in Beirut. */
const MONDAY = Date.parse('2026-11-23T12:00:00Z');
const DAY = 86_400_000;
const NOTHING = '–';

/**
 * A share on each weekday, such as what was sold of what was planned.
 *
 * @use to compare the seven weekdays, added up over some weeks.
 * @avoid for days of the calendar (a {@link DayChart}).
 * @words The footer is one sentence on what the chart shows.
 * @keyboard Tab: goes to the switch, then to the bars where they scroll
 * @keyboard Arrows: scroll
 * @reader The same days as a table, which "Show as table" shows to everyone. The best day is bold; a day
 *   without bags has a dash.
 * @arabic The week begins with Monday, where reading starts, and the names of the days are written in full.
 */
export function WeekdayChart({ days, wholeHeader, footer, ...texts }: WeekdayChartProps) {
  const intl = useIntl();
  const { dir } = useLanguage();
  const bars = days.map(({ percent, whole }, weekday) => ({
    id: String(weekday),
    // Arabic has no short day names.
    name: intl.formatDate(MONDAY + weekday * DAY, { weekday: dir === 'rtl' ? 'long' : 'short' }),
    value: percent ?? 0,
    shown: percent === null ? NOTHING : leftToRight(`${percent}%`),
    note: formatCount(whole),
  }));
  return (
    <ChartFrame {...texts} noteHeader={wholeHeader} rows={bars} footer={footer}>
      <VerticalBars label={texts.title} bars={bars} of="weekdays" />
    </ChartFrame>
  );
}
