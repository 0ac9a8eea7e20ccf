import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { offlineIcon, onlineIcon } from '../../foundations/Icon/noticeIcons.ts';
import * as S from './ConnectionBanner.styles.ts';

export interface ConnectionBannerProps {
  /** Whether the browser has a connection. */
  isOnline: boolean;
  /** Whether the connection has just come back; the page decides for how long. */
  wasOffline?: boolean;
}

/**
 * Shows that the connection is lost, and that it has come back.
 *
 * A live region must exist before its content, so it is rendered even when empty. Where the page has a line
 * of its own about the lost connection (an {@link ErrorState} with `isOffline`, or anything with
 * `data-says-offline`), that line is shown instead.
 *
 * @use once, directly below the {@link Header}.
 * @avoid for a server that does not answer: that is an {@link ErrorState}, with a way to try again.
 * @reader Announced politely; the focus does not move.
 */
export function ConnectionBanner({ isOnline, wasOffline = false }: ConnectionBannerProps) {
  const intl = useIntl();
  return (
    <div role="status">
      {!isOnline && (
        <S.Strip data-tone="info">
          <Icon of={offlineIcon} size="small" />
          <span>{intl.formatMessage({ id: 'ui.connectionBanner.offline' })}</span>
        </S.Strip>
      )}
      {isOnline && wasOffline && (
        <S.Strip data-tone="success">
          <Icon of={onlineIcon} size="small" />
          <span>{intl.formatMessage({ id: 'ui.connectionBanner.online' })}</span>
        </S.Strip>
      )}
    </div>
  );
}
