import type { Availability, Day, Instant } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { clockIcon, refreshIcon } from '../../foundations/Icon/shelfIcons.ts';
import { useBeirutTime } from '../../provider/useBeirut.ts';
import { messages } from '../AvailabilityOverlay/AvailabilityOverlay.messages.ts';
import * as S from './StockHint.styles.ts';

export interface StockHintProps {
  availability: Availability;
}

/** The availability as inline text, as the overlay shows it on a picture; null where nothing is to be shown. */
export function StockHint({ availability }: StockHintProps) {
  const intl = useIntl();
  const { timeOnDay } = useBeirutTime();
  const timeOf = (at: Instant, day: Day) => ({ time: timeOnDay(at, day) });
  switch (availability.state) {
    case 'available':
      return availability.lowStock === null ? null : (
        <S.Root data-tone="few">
          {intl.formatMessage({ id: messages.onlyLeft }, { count: availability.lowStock })}
        </S.Root>
      );
    case 'soldOut':
      return <S.Root data-tone="few">{intl.formatMessage({ id: messages.soldOut })}</S.Root>;
    case 'opensLater':
      return (
        <S.Root data-tone="later">
          <Icon of={clockIcon} size="small" />
          <span>
            {intl.formatMessage({ id: messages.opensLater }, timeOf(availability.opensAt, availability.day))}
          </span>
        </S.Root>
      );
    case 'restocking':
      return (
        <S.Root data-tone="restocking">
          <Icon of={refreshIcon} size="small" />
          <span>
            {intl.formatMessage(
              { id: messages.restocking },
              timeOf(availability.restockAt, availability.day),
            )}
          </span>
        </S.Root>
      );
    case 'ended':
      return <S.Root data-tone="ended">{intl.formatMessage({ id: messages.ended })}</S.Root>;
  }
}
