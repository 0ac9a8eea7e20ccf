import type { ReactNode } from 'react';
import * as S from './PhoneState.styles.ts';

export interface PhoneStateProps {
  /** `late`: silent for long while a buyer waits; `none`: there is no phone. */
  state: 'seen' | 'late' | 'none';
  /** Says the same as the dot: "now", "48 min ago", "None". */
  children: ReactNode;
}

/**
 * Whether a phone at a counter, or a courier's, was seen lately.
 *
 * @use on the dashboard, in the row of a shop and in the list of its phones.
 * @avoid for the state of an order: that is a {@link Badge}.
 * @words The time repeats the dot: "now", "48 min ago", "None".
 * @reader The words; the dot differs in fill and colour.
 */
export function PhoneState({ state, children }: PhoneStateProps) {
  return (
    <S.Root data-state={state}>
      <S.Dot aria-hidden="true" />
      <S.Words>{children}</S.Words>
    </S.Root>
  );
}
