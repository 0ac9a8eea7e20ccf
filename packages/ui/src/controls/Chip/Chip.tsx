import { useEffect, useRef, type ReactNode } from 'react';
import * as S from './Chip.styles.ts';

export interface ChipProps {
  /** Selected chips are filled and have aria-pressed. */
  selected?: boolean;
  onPress?: () => void;
  children: ReactNode;
}

export function Chip({ selected = false, onPress, children }: ChipProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (selected && ref.current?.parentElement) scrollIntoRow(ref.current, ref.current.parentElement);
  }, [selected]);
  return (
    <S.Root ref={ref} type="button" aria-pressed={selected} onClick={onPress}>
      {children}
    </S.Root>
  );
}

/** Scrolls the row by hand: scrollIntoView would also move the starting point of the Tab key. */
function scrollIntoRow(chip: HTMLElement, row: HTMLElement): void {
  const one = chip.getBoundingClientRect();
  const all = row.getBoundingClientRect();
  if (one.left < all.left) row.scrollBy({ left: one.left - all.left - EDGE_GAP });
  else if (one.right > all.right) row.scrollBy({ left: one.right - all.right + EDGE_GAP });
}

/** The gap between a chosen chip and the edge of its row. */
const EDGE_GAP = 16;

export interface ChipGroupProps {
  /** The accessible name of the choice. */
  label: string;
  children: ReactNode;
}

/** Chips in one row, which scrolls sideways where it is too narrow. */
export function ChipGroup({ label, children }: ChipGroupProps) {
  return (
    <S.Group role="group" aria-label={label}>
      {children}
    </S.Group>
  );
}
