import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { offlineIcon, onlineIcon } from '../../foundations/Icon/noticeIcons.ts';
import type { MessageIds } from '../../locales/messageId.ts';
import * as S from './ConnectionBanner.styles.ts';

const messages = {
  offline: 'ui.connectionBanner.offline',
  online: 'ui.connectionBanner.online',
} satisfies MessageIds;

export interface ConnectionBannerProps {
  isOnline: boolean;
  /** The connection has come back a moment ago; the page says for how long that is news. */
  wasOffline?: boolean;
}

/** Always there, and empty while there is nothing to say: only then is what appears in it announced. */
export function ConnectionBanner({ isOnline, wasOffline = false }: ConnectionBannerProps) {
  const intl = useIntl();
  return (
    <div role="status">
      {!isOnline && (
        <S.Strip data-tone="warning">
          <Icon of={offlineIcon} size="small" />
          <span>{intl.formatMessage({ id: messages.offline })}</span>
        </S.Strip>
      )}
      {isOnline && wasOffline && (
        <S.Strip data-tone="success">
          <Icon of={onlineIcon} size="small" />
          <span>{intl.formatMessage({ id: messages.online })}</span>
        </S.Strip>
      )}
    </div>
  );
}
