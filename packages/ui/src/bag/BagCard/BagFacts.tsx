import {
  findArea,
  pickupWindow,
  restockText,
  type Availability,
  type Bag,
  type Instant,
} from '@zawadeh/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { LocalizedText } from '../../foundations/LocalizedText/LocalizedText.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { useLanguage } from '../../provider/contexts.ts';
import { usePickupMessage } from '../PickupWindow/usePickupMessage.tsx';
import * as S from './BagCard.styles.ts';
import { useRestockMessage } from './useRestockMessage.ts';
import { starIcon } from '../../foundations/Icon/ratingIcons.ts';
import { clockIcon, pinIcon, refreshIcon, storeIcon } from '../../foundations/Icon/shelfIcons.ts';

interface BagFactsProps {
  bag: Bag;
  availability: Availability;
  now: Instant;
  isAtShop: boolean | undefined;
  km: string | undefined;
}

/**
 * The shop and its area, its rating and distance, and the pickup window or the restock time, whichever applies. On the
 * shop's own page only the last of them says anything.
 */
export function BagFacts({ bag, availability, now, isAtShop, km }: BagFactsProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const pickupMessage = usePickupMessage();
  const restockMessage = useRestockMessage();
  const restockAt = 'restockAt' in availability ? availability.restockAt : null;
  const pickup = pickupWindow(bag, now);
  const area = findArea(bag.area)?.name[locale];
  const mean = bag.rating?.mean.toFixed(1);
  return (
    <S.Facts>
      {!isAtShop && (
        <Fact icon={storeIcon}>
          <Dotted>
            <S.Cut>
              {bag.store ? <LocalizedText text={bag.store} /> : intl.formatMessage({ id: 'ui.bag.store' })}
            </S.Cut>
            {area && <span>{area}</span>}
          </Dotted>
        </Fact>
      )}
      {!isAtShop && (mean ?? km) && (
        <Fact icon={mean ? starIcon : pinIcon} hasStar={mean !== undefined}>
          <Dotted>
            {mean && (
              <div>
                <b aria-hidden="true">{mean}</b>
                <VisuallyHidden>{intl.formatMessage({ id: 'ui.bag.rated' }, { mean })}</VisuallyHidden>
              </div>
            )}
            {km && <span>{intl.formatMessage({ id: 'ui.bagCard.km' }, { km })}</span>}
          </Dotted>
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

const Dotted = ({ children }: { children: ReactNode }) => (
  <S.Dotted>
    <div>{children}</div>
  </S.Dotted>
);

interface FactProps {
  icon: IconDrawing;
  hasStar?: boolean;
  children: ReactNode;
}

function Fact({ icon, hasStar, children }: FactProps) {
  return (
    <S.Fact data-star={hasStar || undefined}>
      <Icon of={icon} size="small" />
      <div>{children}</div>
    </S.Fact>
  );
}
