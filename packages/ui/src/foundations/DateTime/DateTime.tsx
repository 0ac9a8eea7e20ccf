import type { Instant } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { useBeirutTime } from '../../provider/useBeirut.ts';
import * as S from './DateTime.styles.ts';

export interface DateTimeProps {
  /** In milliseconds, as the domain counts time. */
  at: Instant;
  /** The parts to show; `day` is for a near date and has no year. */
  as?: 'time' | 'day' | 'date' | 'dateTime' | 'dayTime';
}

/**
 * A date or a time in the Beirut time zone, on any device.
 *
 * `useWhenWords()` gives the same as plain text, for labels.
 *
 * @use for every moment that is shown: when an order was made, when a message came.
 * @avoid for a bag's hours (a {@link PickupWindow}), or to count down: nothing in the product hurries a
 *   buyer.
 * @reader The same words.
 * @arabic Levantine names of the months, ص and م for the halves of the day, Latin digits in their own order.
 *   An hour is never broken across lines.
 */
export function DateTime({ at, as = 'dateTime' }: DateTimeProps) {
  const words = useDateTimeText();
  return <S.Root dateTime={new Date(at).toISOString()}>{words[as](at)}</S.Root>;
}

/** The same as plain text, for labels and messages. */
export function useDateTimeText(): Record<NonNullable<DateTimeProps['as']>, (at: Instant) => string> {
  const intl = useIntl();
  const { time, date, fullDate } = useBeirutTime();
  const withTime = (day: (at: Instant) => string) => (at: Instant) =>
    intl.formatMessage({ id: 'ui.when.dateTime' }, { date: day(at), time: time(at) });
  return { time, day: date, date: fullDate, dateTime: withTime(fullDate), dayTime: withTime(date) };
}
