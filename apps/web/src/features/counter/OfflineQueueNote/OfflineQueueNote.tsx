import type { Instant } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { checkIcon, Icon, offlineIcon, useBeirutTime } from '@zawadeh/ui';
import * as S from './OfflineQueueNote.styles.ts';

export interface OfflineQueueNoteProps {
  /** null while there is a connection. */
  offlineSince: Instant | null;
  /** How many confirmations wait. */
  toSend: number;
  /** The actions are lost with the page: the browser refused to store them. */
  isInMemoryOnly?: boolean;
  /** Whether the last of them has just been sent; the page decides for how long. */
  isAllSent?: boolean;
}

/**
 * That a counter works without a connection, and how many confirmations wait to be sent.
 *
 * A live region must exist before its content, so it is rendered even when empty.
 *
 * @use once, in a {@link WorkHeader}.
 * @avoid on customers' pages, which show a {@link ConnectionBanner}.
 * @reader Announced politely; the focus does not move.
 * @arabic The number stays a digit: تأكيد واحد لم يُرسل، تأكيدان لم يُرسلا، 11 تأكيداً لم يُرسل.
 */
export function OfflineQueueNote({ offlineSince, toSend, isInMemoryOnly, isAllSent }: OfflineQueueNoteProps) {
  const intl = useIntl();
  const { time } = useBeirutTime();
  return (
    <div role="status">
      {offlineSince !== null && (
        <S.Strip>
          <Icon of={offlineIcon} />
          <span>
            <S.State>{intl.formatMessage({ id: 'web.offlineQueueNote.offline' }, { count: toSend })}</S.State>
            <S.Since>
              {intl.formatMessage({ id: 'web.offlineQueueNote.since' }, { time: time(offlineSince) })}
            </S.Since>
            {isInMemoryOnly && (
              <S.State>{intl.formatMessage({ id: 'web.offlineQueueNote.inMemoryOnly' })}</S.State>
            )}
          </span>
        </S.Strip>
      )}
      {offlineSince === null && isAllSent && (
        <S.Strip data-sent>
          <Icon of={checkIcon} />
          <S.State>{intl.formatMessage({ id: 'web.offlineQueueNote.allSent' })}</S.State>
        </S.Strip>
      )}
    </div>
  );
}
