import { isolated, type Day, type Instant, type PickupWindow } from '@zawadeh/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useBeirutTime } from '../../provider/useBeirut.ts';

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
        return whole('ui.pickup.until', { time: dayAndTime(pickup.end, pickup.day) });
      case 'days': {
        const start = timeOnDay(pickup.start, pickup.day);
        return whole('ui.pickup.days', { start, end: dayAndTime(pickup.end, pickup.endDay) });
      }
      case 'from':
        return onDay(pickup, whole('ui.pickup.from', { time: time(pickup.start) }));
      case 'window':
        return onDay(pickup, <span>{timeRange(pickup.start, pickup.end)}</span>);
    }
  };

  function whole(id: string, values: Record<string, string>) {
    return <span>{intl.formatMessage({ id }, values)}</span>;
  }

  function onDay({ start, day }: { start: Instant; day: Day }, hours: ReactNode): ReactNode {
    if (day === 'today') return hours;
    if (day === 'tomorrow') return intl.formatMessage({ id: 'ui.pickup.tomorrow' }, { hours });
    return intl.formatMessage({ id: 'ui.pickup.date' }, { date: date(start), hours });
  }
}
