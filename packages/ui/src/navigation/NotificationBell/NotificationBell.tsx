import { unreadCount, type Instant, type Notifications } from '@zawadeh/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { bellIcon } from '../../foundations/Icon/icons.ts';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { messages } from './NotificationBell.messages.ts';
import * as S from './NotificationBell.styles.ts';
import { NotificationPanel } from './NotificationPanel.tsx';

export interface NotificationBellProps {
  /** Newest first. */
  notifications: Notifications;
  now: Instant;
  /** They have been seen: the time to mark them all as read. */
  onOpen: () => void;
}

/** How much is new, and the list under the header. What was new stays marked until the list is closed. */
export function NotificationBell({ notifications, now, onOpen }: NotificationBellProps) {
  const intl = useIntl();
  const [fresh, setFresh] = useState<ReadonlySet<string> | null>(null);
  const count = unreadCount(notifications);
  const name = intl.formatMessage({ id: messages.name }, { count });
  const open = () => {
    setFresh(new Set(notifications.filter(({ read }) => !read).map(({ id }) => id)));
    onOpen();
  };
  return (
    <>
      <S.Bell
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={fresh !== null}
        title={name}
        onClick={open}
      >
        <Icon of={bellIcon} />
        <CountBadge count={count} />
      </S.Bell>
      {fresh && (
        <NotificationPanel
          notifications={notifications}
          fresh={fresh}
          now={now}
          onClose={() => setFresh(null)}
        />
      )}
    </>
  );
}
