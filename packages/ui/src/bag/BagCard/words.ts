import type { PickupWindow, RestockText } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { useBeirut } from '../../provider/useBeirut.ts';
import { messages } from './BagCard.messages.ts';

export function usePickupWords(): (pickup: PickupWindow) => string {
  const intl = useIntl();
  const { time, timeRange, date } = useBeirut();
  const hoursOf = (pickup: Exclude<PickupWindow, { kind: 'text' }>): string => {
    if (pickup.kind === 'window') return timeRange(pickup.start, pickup.end);
    return pickup.kind === 'from'
      ? intl.formatMessage({ id: messages.pickupFrom }, { time: time(pickup.start) })
      : intl.formatMessage({ id: messages.pickupUntil }, { time: time(pickup.end) });
  };
  return (pickup) => {
    // Free text keeps its own direction, whichever that is.
    if (pickup.kind === 'text') return `\u2068${pickup.text}\u2069`;
    const hours = hoursOf(pickup);
    if (pickup.day === 'today') return hours;
    if (pickup.day === 'tomorrow') return intl.formatMessage({ id: messages.pickupTomorrow }, { hours });
    const day = date('start' in pickup ? pickup.start : pickup.end);
    return intl.formatMessage({ id: messages.pickupDate }, { date: day, hours });
  };
}

export function useRestockWords(): (restock: RestockText) => string {
  const intl = useIntl();
  const { time, date } = useBeirut();
  return (restock) => {
    switch (restock.say) {
      case 'soon':
        return intl.formatMessage({ id: messages.restockSoon });
      case 'moments':
        return intl.formatMessage({ id: messages.restockMoments });
      case 'minutes':
        return intl.formatMessage({ id: messages.restockMinutes }, { minutes: restock.minutes });
      case 'hours':
        return intl.formatMessage(
          { id: messages.restockHours },
          { hours: restock.hours, time: time(restock.at) },
        );
      case 'tomorrow':
        return intl.formatMessage({ id: messages.restockTomorrow }, { time: time(restock.at) });
      case 'date':
        return intl.formatMessage(
          { id: messages.restockDate },
          { date: date(restock.at), time: time(restock.at) },
        );
    }
  };
}
