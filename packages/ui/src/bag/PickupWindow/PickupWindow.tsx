import { pickupWindow, type Bag, type Instant } from '@zawadeh/domain';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { clockIcon } from '../../foundations/Icon/shelfIcons.ts';
import * as S from './PickupWindow.styles.ts';
import { usePickupMessage } from './usePickupMessage.tsx';

export interface PickupWindowProps {
  bag: Pick<Bag, 'pickupStart' | 'pickupEnd' | 'pickupText'>;
  /** The time it is, in milliseconds: today and tomorrow follow it. */
  now: Instant;
  /** Without the clock, where a name says what it is. */
  isPlain?: boolean;
}

/** When a bag can be picked up, in one line; nothing where nothing true can be said. */
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
