import { isolated, type PickupWindow } from '@zawadeh/domain';
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
} satisfies UiMessageIds;

/** Formats pickup hours. The hours are in a span, so that they wrap as a whole. */
export function usePickupMessage(): (pickup: PickupWindow) => ReactNode {
  const intl = useIntl();
  const { time, timeRange, date } = useBeirutTime();
  const hoursOf = (pickup: Exclude<PickupWindow, { kind: 'text' }>): string => {
    if (pickup.kind === 'window') return timeRange(pickup.start, pickup.end);
    return pickup.kind === 'from'
      ? intl.formatMessage({ id: messages.from }, { time: time(pickup.start) })
      : intl.formatMessage({ id: messages.until }, { time: time(pickup.end) });
  };
  return (pickup) => {
    // Free text may be of either direction.
    if (pickup.kind === 'text') return isolated(pickup.text);
    const hours = <span>{hoursOf(pickup)}</span>;
    if (pickup.day === 'today') return hours;
    if (pickup.day === 'tomorrow') return intl.formatMessage({ id: messages.tomorrow }, { hours });
    const day = date('start' in pickup ? pickup.start : pickup.end);
    return intl.formatMessage({ id: messages.date }, { date: day, hours });
  };
}
