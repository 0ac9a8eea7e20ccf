import type { Availability, Day, Instant } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { clockIcon, refreshIcon } from '../../foundations/Icon/shelfIcons.ts';
import { useBeirutTime } from '../../provider/useBeirut.ts';
import * as S from './StockHint.styles.ts';

export interface StockHintProps {
  /** From `availabilityOf` of the domain. */
  availability: Availability;
}

/**
 * The availability as inline text: Only 2 left, Sold Out.
 *
 * @use where there is no picture to write on: beside a stepper, in a cart, in a row of a table.
 * @avoid on a bag's picture (an {@link AvailabilityOverlay}), or to hurry a buyer.
 * @words "Only 2 left", «بقي اثنان فقط»; "Sold Out", «نفدت الكمية». Facts, never "Hurry".
 * @reader The same text as on the picture; colour never carries the meaning alone.
 * @arabic Plural forms: بقي واحد فقط، بقي اثنان فقط. Times keep Latin digits in their own order.
 */
export function StockHint({ availability }: StockHintProps) {
  const intl = useIntl();
  const { timeOnDay } = useBeirutTime();
  const timeOf = (at: Instant, day: Day) => ({ time: timeOnDay(at, day) });
  switch (availability.state) {
    case 'available':
      return availability.lowStock === null ? null : (
        <S.Root data-tone="few">
          {intl.formatMessage({ id: 'ui.availability.onlyLeft' }, { count: availability.lowStock })}
        </S.Root>
      );
    case 'soldOut':
      return <S.Root data-tone="few">{intl.formatMessage({ id: 'ui.availability.soldOut' })}</S.Root>;
    case 'opensLater':
      return (
        <S.Root data-tone="later">
          <Icon of={clockIcon} size="small" />
          <span>
            {intl.formatMessage(
              { id: 'ui.availability.opensLater' },
              timeOf(availability.opensAt, availability.day),
            )}
          </span>
        </S.Root>
      );
    case 'restocking':
      return (
        <S.Root data-tone="restocking">
          <Icon of={refreshIcon} size="small" />
          <span>
            {intl.formatMessage(
              { id: 'ui.availability.restocking' },
              timeOf(availability.restockAt, availability.day),
            )}
          </span>
        </S.Root>
      );
    case 'ended':
      return <S.Root data-tone="ended">{intl.formatMessage({ id: 'ui.availability.ended' })}</S.Root>;
  }
}
