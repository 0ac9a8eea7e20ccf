import { useEffect, useRef, type ReactNode } from 'react';
import * as S from './Chip.styles.ts';

export interface ChipProps {
  /** Chosen chips are filled and say so to screen readers. */
  selected?: boolean;
  onPress?: () => void;
  children: ReactNode;
}

export function Chip({ selected = false, onPress, children }: ChipProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A chip chosen beyond the edge would otherwise stay out of sight.
    if (selected) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  return (
    <S.Root ref={ref} type="button" aria-pressed={selected} onClick={onPress}>
      {children}
    </S.Root>
  );
}

export interface ChipGroupProps {
  /** What is being chosen. */
  label: string;
  children: ReactNode;
}

/** Chips in one row that scrolls sideways where it must. */
export function ChipGroup({ label, children }: ChipGroupProps) {
  return (
    <S.Group role="group" aria-label={label}>
      {children}
    </S.Group>
  );
}
