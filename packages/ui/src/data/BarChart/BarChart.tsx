import type { ReactNode } from 'react';
import { grouped } from '../grouped.ts';
import { ChartFrame, type ChartTexts } from './ChartFrame.tsx';
import { VerticalBars } from './VerticalBars.tsx';

export interface BarChartRow {
  id: string;
  name: ReactNode;
  value: number;
  /** The value as it is written; the number itself by default. */
  shown?: ReactNode;
}

export interface BarChartProps extends ChartTexts {
  /** In the order in which they are to stand; the best first. */
  rows: readonly BarChartRow[];
}

/** Things compared by one number, each a bag as high as its number. */
export function BarChart({ rows, ...texts }: BarChartProps) {
  const bars = rows.map((row) => ({ ...row, shown: row.shown ?? grouped(row.value) }));
  return (
    <ChartFrame {...texts} rows={bars}>
      <VerticalBars label={texts.title} bars={bars} of="things" />
    </ChartFrame>
  );
}
