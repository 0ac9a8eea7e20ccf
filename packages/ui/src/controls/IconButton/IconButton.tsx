import type { ReactNode } from 'react';
import * as S from './IconButton.styles.ts';

export interface IconButtonProps {
  /** The accessible name, also shown on hover. */
  label: string;
  onPress: () => void;
  /** danger is for a button that deletes, as the only one of its row. */
  tone?: 'normal' | 'danger';
  /** One icon, or several of which CSS shows one at a time. */
  children: ReactNode;
}

export function IconButton({ label, onPress, tone, children }: IconButtonProps) {
  return (
    <S.Root type="button" aria-label={label} title={label} data-tone={tone} onClick={onPress}>
      {children}
    </S.Root>
  );
}
