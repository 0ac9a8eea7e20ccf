import type { Availability, Day, Instant } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useBeirutTime } from '../../provider/useBeirut.ts';
import * as S from './AvailabilityOverlay.styles.ts';
import { clockIcon, refreshIcon } from '../../foundations/Icon/shelfIcons.ts';

export interface AvailabilityOverlayProps {
  /** From `availabilityOf` of the domain. */
  availability: Availability;
}

/**
 * The availability shown on a bag's picture: a stamp, a strip of tape, a small label, or nothing.
 *
 * The domain decides the state (`availabilityOf`). Available shows nothing, three or fewer left a small label
 * at the top start, sold out the rubber stamp, opening later brass tape with the time, restocking sea tape
 * with the time, ended plain tape.
 *
 * @use on a bag's picture only; {@link BagPicture} and {@link BagPortrait} bring it along.
 * @avoid where there is no picture (a {@link StockHint}), or to create urgency: it shows facts and has no
 *   countdown.
 * @reader All of it is text. Tape wraps, but never inside a time.
 * @arabic The stamp leans the other way and the label changes corner; clock and loop are not mirrored. Plural
 *   forms: بقي واحد فقط، بقي اثنان فقط.
 */
export function AvailabilityOverlay({ availability }: AvailabilityOverlayProps) {
  const intl = useIntl();
  const { timeOnDay } = useBeirutTime();
  const timeOf = (at: Instant, day: Day) => ({ time: timeOnDay(at, day) });
  switch (availability.state) {
    case 'soldOut':
      return (
        <S.StampPlace>
          <S.Stamp>{intl.formatMessage({ id: 'ui.availability.soldOut' })}</S.Stamp>
        </S.StampPlace>
      );
    case 'opensLater':
      return (
        <S.Tape data-tone="later">
          <Icon of={clockIcon} size="small" />
          <span>
            {intl.formatMessage(
              { id: 'ui.availability.opensLater' },
              timeOf(availability.opensAt, availability.day),
            )}
          </span>
        </S.Tape>
      );
    case 'restocking':
      return (
        <S.Tape data-tone="restocking">
          <Icon of={refreshIcon} size="small" />
          <span>
            {intl.formatMessage(
              { id: 'ui.availability.restocking' },
              timeOf(availability.restockAt, availability.day),
            )}
          </span>
        </S.Tape>
      );
    case 'ended':
      return (
        <S.Tape data-tone="ended">
          <span>{intl.formatMessage({ id: 'ui.availability.ended' })}</span>
        </S.Tape>
      );
    case 'available':
      return availability.lowStock === null ? null : (
        <S.Label>
          {intl.formatMessage({ id: 'ui.availability.onlyLeft' }, { count: availability.lowStock })}
        </S.Label>
      );
  }
}
