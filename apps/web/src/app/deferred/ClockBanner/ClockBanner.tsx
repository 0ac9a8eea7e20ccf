import type { Instant } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { clockIcon, Icon, useBeirutTime } from '@zawadeh/ui';
import * as S from './ClockBanner.styles.ts';

export interface ClockBannerProps {
  /** Whether the device's clock is far from the server's time. */
  isOff: boolean;
  /** The server's time. */
  now: Instant;
}

/**
 * Warns that the device's clock is wrong, and shows the right time.
 *
 * A live region must exist before its content, so it is rendered even while the clock is right.
 *
 * @use once, directly below the {@link Header}.
 * @avoid for a negligible difference: the page sets the limit.
 * @reader Announced politely; the focus does not move.
 * @arabic The icon is not mirrored. Time and day are those of Beirut.
 */
export function ClockBanner({ isOff, now }: ClockBannerProps) {
  const intl = useIntl();
  const { time, date } = useBeirutTime();
  return (
    <div role="status">
      {isOff && (
        <S.Strip>
          <Icon of={clockIcon} size="small" />
          <span>
            {intl.formatMessage({ id: 'web.clockBanner.off' }, { time: time(now), date: date(now) })}
          </span>
        </S.Strip>
      )}
    </div>
  );
}
