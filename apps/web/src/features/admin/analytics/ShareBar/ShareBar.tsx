import { leftToRight } from '@zawadeh/domain';
import * as S from './ShareBar.styles.ts';

export interface ShareBarProps {
  /** Whole percent; more than 100 fills the bar. */
  percent: number;
  /** Marks a share that is too small. */
  isLow?: boolean;
}

/**
 * A share of a whole as a bar and in percent, such as what was sold of what was planned.
 *
 * @use in a column of a table, where shares are compared from row to row.
 * @avoid for parts that add up (a {@link HandoverBar}), or for numbers without a whole ({@link StockBars}).
 * @reader The percent.
 * @arabic The bar grows in reading direction. The percent sign stands after the number.
 */
export function ShareBar({ percent, isLow = false }: ShareBarProps) {
  return (
    <S.Root data-low={isLow || undefined}>
      <S.Track aria-hidden="true">
        {percent > 0 && <S.Share data-bar style={{ '--share': Math.min(percent / 100, 1) }} />}
      </S.Track>
      <S.Shown>{leftToRight(`${percent}%`)}</S.Shown>
    </S.Root>
  );
}
