import type { RestockText } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { useBeirutTime } from '../../provider/useBeirut.ts';

export function useRestockMessage(): (restock: RestockText) => string {
  const intl = useIntl();
  const { time, date } = useBeirutTime();
  return (restock) => {
    switch (restock.kind) {
      case 'soon':
        return intl.formatMessage({ id: 'ui.restock.soon' });
      case 'moments':
        return intl.formatMessage({ id: 'ui.restock.moments' });
      case 'minutes':
        return intl.formatMessage({ id: 'ui.restock.minutes' }, { minutes: restock.minutes });
      case 'hours':
        return intl.formatMessage(
          { id: 'ui.restock.hours' },
          { hours: restock.hours, time: time(restock.at) },
        );
      case 'tomorrow':
        return intl.formatMessage({ id: 'ui.restock.tomorrow' }, { time: time(restock.at) });
      case 'date':
        return intl.formatMessage(
          { id: 'ui.restock.date' },
          { date: date(restock.at), time: time(restock.at) },
        );
    }
  };
}
