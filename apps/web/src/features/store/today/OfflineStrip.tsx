import { checkIcon, cloudUpIcon, Icon, useBeirutTime } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import * as Note from '../../counter/OfflineQueueNote/OfflineQueueNote.styles.ts';
import * as S from './TodaySection.styles.ts';
import type { Today } from './useStoreToday.ts';

interface OfflineStripProps {
  today: Pick<Today, 'offlineSince' | 'toSend' | 'lastContact' | 'isInMemoryOnly' | 'isAllSent'>;
}

/** What waits to be sent, and when the figures were last right. */
export function OfflineStrip({ today }: OfflineStripProps) {
  const t = useMessage();
  const { time } = useBeirutTime();
  const { offlineSince, toSend, lastContact, isInMemoryOnly, isAllSent } = today;
  return (
    <S.Strip role="status">
      {offlineSince !== null && (
        <Note.Strip>
          <Icon of={cloudUpIcon} />
          <span>
            <Note.State>{t('web.store.today.offline', { count: toSend })}</Note.State>
            {lastContact !== null && (
              <Note.Since>{t('web.store.today.asOf', { time: time(lastContact) })}</Note.Since>
            )}
            {isInMemoryOnly && <Note.State>{t('web.offlineQueueNote.inMemoryOnly')}</Note.State>}
          </span>
        </Note.Strip>
      )}
      {offlineSince === null && isAllSent && (
        <Note.Strip data-sent>
          <Icon of={checkIcon} />
          <Note.State>{t('web.offlineQueueNote.allSent')}</Note.State>
        </Note.Strip>
      )}
    </S.Strip>
  );
}
