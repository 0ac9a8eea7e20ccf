import type { ReactNode } from 'react';
import { formatCount } from '../grouped.ts';
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

/** Compares items by one number, each with a bar of that height. */
export function BarChart({ rows, ...texts }: BarChartProps) {
  const bars = rows.map((row) => ({ ...row, shown: row.shown ?? formatCount(row.value) }));
  return (
    <ChartFrame {...texts} rows={bars}>
      <VerticalBars label={texts.title} bars={bars} of="things" />
    </ChartFrame>
  );
}
