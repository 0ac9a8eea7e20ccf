import type { ReactNode } from 'react';
import * as S from './PhoneState.styles.ts';

export interface PhoneStateProps {
  /** `late`: silent for long while a buyer waits; `none`: there is no phone. */
  state: 'seen' | 'late' | 'none';
  /** Says the same as the dot: "now", "48 min ago", "None". */
  children: ReactNode;
}

/** Whether a phone at a counter was seen lately. */
export function PhoneState({ state, children }: PhoneStateProps) {
  return (
    <S.Root data-state={state}>
      <S.Dot aria-hidden="true" />
      <S.Words>{children}</S.Words>
    </S.Root>
  );
}
