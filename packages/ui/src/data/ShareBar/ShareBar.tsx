import { leftToRight } from '@zawadeh/domain';
import * as S from './ShareBar.styles.ts';

export interface ShareBarProps {
  /** Whole percent; more than 100 fills the bar. */
  percent: number;
  /** Marks a share that is too small. */
  isLow?: boolean;
}

/** A share as a bar and in percent, in the row of a table. */
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
