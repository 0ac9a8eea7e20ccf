import { useEffect, useRef, type ReactNode } from 'react';
import * as S from './Chip.styles.ts';

export interface ChipProps {
  /** Selected chips are filled and have aria-pressed. */
  selected?: boolean;
  /** Called also where the chip is selected already. */
  onPress?: () => void;
  /** One or two words. */
  children: ReactNode;
}

/**
 * One choice of a few that are all in sight, such as a category.
 *
 * `ChipGroup` is the row: on a phone it scrolls sideways and shows half of the next chip, from 768 px it
 * wraps. `ChipField` is the same choice below its name, for a form.
 *
 * @use to filter a list by one property, inside a `ChipGroup` that names the property.
 * @avoid for an action (a {@link Button}), for a state that cannot be changed (a {@link Badge}), or for more
 *   than about seven choices (a {@link SelectField}).
 * @part {[role=group]} Group: names the property; scrolls sideways on a phone
 * @part {[aria-pressed=true]} Chosen chip: filled
 * @part {[aria-pressed=false]} Chip: one value
 * @words One or two words, no verb, for what the list is narrowed to: "Meals", «وجبات».
 * @keyboard Tab: goes to the next chip
 * @keyboard Space, Enter: chooses it
 * @reader The name of the group, then each chip with "pressed" or "not pressed".
 * @arabic The row begins where reading starts and scrolls the other way.
 */
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
  /** Chips. */
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
