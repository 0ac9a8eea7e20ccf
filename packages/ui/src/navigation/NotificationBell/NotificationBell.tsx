import { unreadCount, type Instant, type Notifications } from '@zawadeh/domain';
import { useState } from 'react';
import { BellButton } from './BellButton.tsx';
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
  const [fresh, setFresh] = useState<ReadonlySet<string> | null>(null);
  const open = () => {
    setFresh(new Set(notifications.filter(({ read }) => !read).map(({ id }) => id)));
    onOpen();
  };
  return (
    <>
      <BellButton count={unreadCount(notifications)} isOpen={fresh !== null} onPress={open} />
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
