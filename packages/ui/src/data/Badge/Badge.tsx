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

/**
 * A state in a word or two, such as Completed.
 *
 * @use beside the thing whose state it is: an order, an account, a bag's category.
 * @avoid for what can be chosen (a {@link Chip}), for a message (an {@link Alert}), or for a number on an
 *   icon (a {@link CountBadge}).
 * @dont Make a badge that does something when pressed.
 * @words A state in one word or two, in the same word everywhere: "Completed", «مكتمل».
 * @reader The word. With forced colours the dot and a border remain.
 * @arabic The dot is where reading starts.
 */
export function Badge({ tone = 'neutral', hasDot = true, children }: BadgeProps) {
  return (
    <S.Root data-tone={tone}>
      {hasDot && <S.Dot aria-hidden="true" />}
      <S.Words>{children}</S.Words>
    </S.Root>
  );
}
