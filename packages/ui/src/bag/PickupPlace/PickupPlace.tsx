import type { Instant, PickupPlace as Place } from '@zawadeh/domain';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { storeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { Phrase } from '../../foundations/Phrase/Phrase.tsx';
import { PickupWindow } from '../PickupWindow/PickupWindow.tsx';
import * as S from './PickupPlace.styles.ts';

export interface PickupPlaceProps {
  /** What is not known of it has no line. */
  place: Place;
  /** The time it is, in milliseconds: today and tomorrow follow it. */
  now: Instant;
  /** As weighty as what is around it, where somebody is about to go there. */
  isStrong?: boolean;
}

/** In which shop a bag is collected, and when. */
export function PickupPlace({ place, now, isStrong = false }: PickupPlaceProps) {
  return (
    <S.Root data-strong={isStrong || undefined}>
      {place.store && (
        <S.Line>
          <Icon of={storeIcon} size="small" />
          <S.Words>
            <Phrase text={place.store} />
          </S.Words>
        </S.Line>
      )}
      <PickupWindow bag={place} now={now} />
    </S.Root>
  );
}
