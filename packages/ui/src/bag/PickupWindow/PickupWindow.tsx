import { pickupWindow, type Bag, type Instant } from '@zawadeh/domain';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { clockIcon } from '../../foundations/Icon/shelfIcons.ts';
import * as S from './PickupWindow.styles.ts';
import { usePickupMessage } from './usePickupMessage.tsx';

export interface PickupWindowProps {
  bag: Pick<Bag, 'pickupStart' | 'pickupEnd' | 'pickupText'>;
  /** The current time in milliseconds; "today" and "tomorrow" depend on it. */
  now: Instant;
  /** Without the clock icon, where a label is present already. */
  isPlain?: boolean;
}

/** The pickup hours of a bag; null if the row has no valid hours. */
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
