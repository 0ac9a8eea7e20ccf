import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { offlineIcon, onlineIcon } from '../../foundations/Icon/noticeIcons.ts';
import type { UiMessageIds } from '../../locales/messageId.ts';
import * as S from './ConnectionBanner.styles.ts';

const messages = {
  offline: 'ui.connectionBanner.offline',
  online: 'ui.connectionBanner.online',
} satisfies UiMessageIds;

export interface ConnectionBannerProps {
  isOnline: boolean;
  /** Whether the connection has just come back; the page decides for how long. */
  wasOffline?: boolean;
}

/** A live region must exist before its content, so it is rendered even when empty. */
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
