import { pickupWindow, restockText, type Availability, type Bag, type Instant } from '@zawadeh/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { LocalizedText } from '../../foundations/LocalizedText/LocalizedText.tsx';
import { usePickupMessage } from '../PickupWindow/usePickupMessage.tsx';
import * as S from './BagCard.styles.ts';
import { useRestockMessage } from './useRestockMessage.ts';
import { clockIcon, refreshIcon, storeIcon } from '../../foundations/Icon/shelfIcons.ts';

interface BagFactsProps {
  bag: Bag;
  availability: Availability;
  now: Instant;
  isAtShop: boolean | undefined;
}

/** The store, but on its own page, and the pickup window or the restock time, whichever applies. */
export function BagFacts({ bag, availability, now, isAtShop }: BagFactsProps) {
  const intl = useIntl();
  const pickupMessage = usePickupMessage();
  const restockMessage = useRestockMessage();
  const restockAt = 'restockAt' in availability ? availability.restockAt : null;
  const pickup = pickupWindow(bag, now);
  return (
    <S.Facts>
      {!isAtShop && (
        <Fact icon={storeIcon} isCut>
          {bag.store ? <LocalizedText text={bag.store} /> : intl.formatMessage({ id: 'ui.bag.store' })}
        </Fact>
      )}
      {restockAt !== null ? (
        <Fact icon={refreshIcon}>{restockMessage(restockText(restockAt, now))}</Fact>
      ) : (
        pickup && <Fact icon={clockIcon}>{pickupMessage(pickup)}</Fact>
      )}
    </S.Facts>
  );
}

function Fact({ icon, isCut, children }: { icon: IconDrawing; isCut?: boolean; children: ReactNode }) {
  return (
    <S.Fact data-cut={isCut}>
      <Icon of={icon} size="small" />
      <span>{children}</span>
    </S.Fact>
  );
}
