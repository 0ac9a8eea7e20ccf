import type { ReactNode } from 'react';
import * as S from './IconButton.styles.ts';

export interface IconButtonProps {
  /** What it does, read aloud and shown on hover. */
  label: string;
  onPress: () => void;
  /** danger deletes, where that is the row's only way to do harm. */
  tone?: 'normal' | 'danger';
  /** One icon, or several of which CSS shows one. */
  children: ReactNode;
}

export function IconButton({ label, onPress, tone, children }: IconButtonProps) {
  return (
    <S.Root type="button" aria-label={label} title={label} data-tone={tone} onClick={onPress}>
      {children}
    </S.Root>
  );
}
