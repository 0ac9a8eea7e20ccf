import type { Cents } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Price, useLanguage } from '@zawadeh/ui';
import { ChartFrame, type ChartTexts } from '../BarChart/ChartFrame.tsx';
import { VerticalBars } from '../BarChart/VerticalBars.tsx';

export interface DayChartDay {
  /** The day in Beirut, `2026-11-21` */
  day: string;
  revenue: Cents;
}

export interface DayChartProps extends ChartTexts {
  /** Oldest first; an overflowing chart is scrolled to the newest. */
  days: readonly DayChartDay[];
}

/** Noon in UTC is on the same day in Beirut, in winter and summer. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/**
 * The revenue of each day.
 *
 * Where the days do not fit they scroll, and the newest are seen first.
 *
 * @use for days in a row, days without revenue included, as `salesByDay` gives them.
 * @avoid for items without an order (a {@link BarChart}), for weekdays (a {@link WeekdayChart}), or for
 *   hours.
 * @keyboard Tab: goes to the switch, then to the bars where they scroll
 * @keyboard Arrows: scroll
 * @reader The same days as a table, which "Show as table" shows to everyone. The best day is bold, so that
 *   colour is not the only sign.
 * @arabic Time follows the reading direction: the oldest day is on the right. Amounts keep their order.
 */
export function DayChart({ days, ...texts }: DayChartProps) {
  const intl = useIntl();
  const { dir } = useLanguage();
  /** "Mon, Nov 16", short for a narrow bar. Arabic has no short day names, and its short month names are not widely understood. */
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
