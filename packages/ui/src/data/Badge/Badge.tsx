import type { ReactNode } from 'react';
import * as S from './Badge.styles.ts';

export type BadgeTone = 'success' | 'warning' | 'danger' | 'neutral' | 'info' | 'strong';

export interface BadgeProps {
  /** The colour repeats what the word says, and never says it alone. `strong` is solid green. */
  tone?: BadgeTone;
  /** The dot of a state that can change; what something simply is has none. */
  hasDot?: boolean;
  /** A word or two. */
  children: ReactNode;
}

/** A state in a word or two. It cannot be pressed. */
export function Badge({ tone = 'neutral', hasDot = true, children }: BadgeProps) {
  return (
    <S.Root data-tone={tone}>
      {hasDot && <S.Dot aria-hidden="true" />}
      <S.Words>{children}</S.Words>
    </S.Root>
  );
}
