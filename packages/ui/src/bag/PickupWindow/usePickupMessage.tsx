import { isolated, type Day, type Instant, type PickupWindow } from '@zawadeh/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useBeirutTime } from '../../provider/useBeirut.ts';
import type { UiMessageIds } from '../../locales/messageId.ts';

const messages = {
  /** hours is a range, or the text of `from` or `until` */
  tomorrow: 'ui.pickup.tomorrow',
  date: 'ui.pickup.date',
  from: 'ui.pickup.from',
  until: 'ui.pickup.until',
  /** start and end have their days */
  days: 'ui.pickup.days',
} satisfies UiMessageIds;

/** Formats pickup hours. The hours are in a span, so that they wrap as a whole. */
export function usePickupMessage(): (pickup: PickupWindow) => ReactNode {
  const intl = useIntl();
  const { time, timeOnDay, dayAndTime, timeRange, date } = useBeirutTime();
  return (pickup) => {
    switch (pickup.kind) {
      // Free text may be of either direction.
      case 'text':
        return isolated(pickup.text);
      case 'until':
        return whole(messages.until, { time: dayAndTime(pickup.end, pickup.day) });
      case 'days': {
        const start = timeOnDay(pickup.start, pickup.day);
        return whole(messages.days, { start, end: dayAndTime(pickup.end, pickup.endDay) });
      }
      case 'from':
        return onDay(pickup, whole(messages.from, { time: time(pickup.start) }));
      case 'window':
        return onDay(pickup, <span>{timeRange(pickup.start, pickup.end)}</span>);
    }
  };

  function whole(id: string, values: Record<string, string>) {
    return <span>{intl.formatMessage({ id }, values)}</span>;
  }

  function onDay({ start, day }: { start: Instant; day: Day }, hours: ReactNode): ReactNode {
    if (day === 'today') return hours;
    if (day === 'tomorrow') return intl.formatMessage({ id: messages.tomorrow }, { hours });
    return intl.formatMessage({ id: messages.date }, { date: date(start), hours });
  }
}
