import type { ReactNode } from 'react';
import * as S from './IconButton.styles.ts';

export interface IconButtonProps {
  /** What it does, read aloud and shown on hover. */
  label: string;
  onPress: () => void;
  /** One icon, or several of which CSS shows one. */
  children: ReactNode;
}

export function IconButton({ label, onPress, children }: IconButtonProps) {
  return (
    <S.Root type="button" aria-label={label} title={label} onClick={onPress}>
      {children}
    </S.Root>
  );
}
