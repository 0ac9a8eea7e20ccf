import type { ReactNode } from 'react';
import * as S from './Badge.styles.ts';

export type BadgeTone = 'success' | 'warning' | 'danger' | 'neutral' | 'info' | 'strong';

export interface BadgeProps {
  /** The colour repeats the meaning of the text. `strong` is solid green. */
  tone?: BadgeTone;
  /** For a state that can change; a fixed property has no dot. */
  hasDot?: boolean;
  /** A word or two. */
  children: ReactNode;
}

/** A state in a word or two, not interactive. */
export function Badge({ tone = 'neutral', hasDot = true, children }: BadgeProps) {
  return (
    <S.Root data-tone={tone}>
      {hasDot && <S.Dot aria-hidden="true" />}
      <S.Words>{children}</S.Words>
    </S.Root>
  );
}
