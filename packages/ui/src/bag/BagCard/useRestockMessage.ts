import type { RestockText } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { useBeirutTime } from '../../provider/useBeirut.ts';
import { messages } from './BagCard.messages.ts';

export function useRestockMessage(): (restock: RestockText) => string {
  const intl = useIntl();
  const { time, date } = useBeirutTime();
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
