import type { Instant, PickupPlace as Place } from '@zawadeh/domain';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { storeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { LocalizedText } from '../../foundations/LocalizedText/LocalizedText.tsx';
import { PickupWindow } from '../PickupWindow/PickupWindow.tsx';
import * as S from './PickupPlace.styles.ts';

export interface PickupPlaceProps {
  /** Unknown fields have no line. */
  place: Place;
  /** The name of the shop's area. */
  area?: string | undefined;
  /** The current time in milliseconds; "today" and "tomorrow" depend on it. */
  now: Instant;
  /** Inherits the surrounding font and colour, for a prominent place. */
  isStrong?: boolean;
}

/**
 * The shop where a bag is collected, and its pickup hours.
 *
 * @use beside everything that was put in a cart or bought, down to the code that is shown in the shop.
 * @avoid on the shelf: a {@link BagCard} shows the same text itself.
 */
export function PickupPlace({ place, area, now, isStrong = false }: PickupPlaceProps) {
  return (
    <S.Root data-strong={isStrong || undefined}>
      {place.store && (
        <S.Line>
          <Icon of={storeIcon} size="small" />
          <S.Words>
            <LocalizedText text={place.store} />
            {area && ` · ${area}`}
          </S.Words>
        </S.Line>
      )}
      <PickupWindow bag={place} now={now} />
    </S.Root>
  );
}
