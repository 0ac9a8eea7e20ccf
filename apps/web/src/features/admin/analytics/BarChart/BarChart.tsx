import type { ReactNode } from 'react';
import { formatCount } from '@zawadeh/ui';
import { ChartFrame, type ChartTexts } from './ChartFrame.tsx';
import { VerticalBars } from './VerticalBars.tsx';

export interface BarChartRow {
  id: string;
  name: ReactNode;
  value: number;
  /** The formatted value; the number itself by default. */
  shown?: ReactNode;
}

export interface BarChartProps extends ChartTexts {
  /** In display order, highest first. */
  rows: readonly BarChartRow[];
}

/**
 * Compares items by one number, each a paper bag as high as its number.
 *
 * @use for up to about ten items, highest first.
 * @avoid for days (a {@link DayChart}), for stock ({@link StockBars}), for shares of a whole (a {@link
 *   ShareBar}), or for one number (a {@link Stat}).
 * @do Begin at zero, and write the value on its bar.
 * @dont Animate the bars, or cut names.
 * @keyboard Tab: goes to the switch, then to the bars where they scroll
 * @keyboard Arrows: scroll bars that do not fit
 * @reader The same rows as a table, which "Show as table" shows to everyone. The highest number is bold, so
 *   that colour is not the only sign.
 * @arabic Bars begin at the inline start. Their tops are not mirrored.
 */
export function BarChart({ rows, ...texts }: BarChartProps) {
  const bars = rows.map((row) => ({ ...row, shown: row.shown ?? formatCount(row.value) }));
  return (
    <ChartFrame {...texts} rows={bars}>
      <VerticalBars label={texts.title} bars={bars} of="things" />
    </ChartFrame>
  );
}
