import { pickupWindow, type Bag, type Instant } from '@zawadeh/domain';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { clockIcon } from '../../foundations/Icon/shelfIcons.ts';
import * as S from './PickupWindow.styles.ts';
import { usePickupMessage } from './usePickupMessage.tsx';

export interface PickupWindowProps {
  /** The hours, or a text of the shop in their place. */
  bag: Pick<Bag, 'pickupStart' | 'pickupEnd' | 'pickupText'>;
  /** The current time in milliseconds; "today" and "tomorrow" depend on it. */
  now: Instant;
  /** Without the clock icon, where a label is present already. */
  isPlain?: boolean;
}

/**
 * The pickup hours of a bag, in one line.
 *
 * Today's hours stand alone, tomorrow's have the word, others their date. One end may be missing, and a
 * shop's own words replace the hours. The domain decides which hours are valid (`pickupWindow`); without
 * valid hours nothing is shown.
 *
 * @use on a bag's own page and beside what was bought.
 * @avoid on the shelf: a {@link BagCard} shows the same text itself.
 * @words "5:00 PM – 8:30 PM" in English, «من 5:00 إلى 8:30 م» in Arabic, never a dash there.
 * @reader The hours as a sentence; the clock is decorative.
 * @arabic «من 5:00 إلى 8:30 م» names the half of the day once. The clock is not mirrored, and an hour is
 *   never broken across lines.
 */
export function PickupWindow({ bag, now, isPlain = false }: PickupWindowProps) {
  const pickupMessage = usePickupMessage();
  const pickup = pickupWindow(bag, now);
  if (!pickup) return null;
  if (isPlain) return <S.Hours>{pickupMessage(pickup)}</S.Hours>;
  return (
    <S.Root>
      <Icon of={clockIcon} size="small" />
      <S.Hours>{pickupMessage(pickup)}</S.Hours>
    </S.Root>
  );
}
