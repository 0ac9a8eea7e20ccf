import { markAllRead, type Notifications } from '@zawadeh/domain';
import { NotificationPanel } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { nowAtom } from '../../lib/clock.ts';
import { notificationsAtom } from './notifications.ts';
import { useAtomValue, useSetAtom } from '../../lib/store.ts';

interface BellPanelProps {
  onClose: () => void;
}

/** The notifications about orders. Opening it marks all as read; unread ones stay marked until it is closed. */
export function BellPanel({ onClose }: BellPanelProps) {
  const notifications = useAtomValue(notificationsAtom);
  return notifications && <OpenPanel notifications={notifications} onClose={onClose} />;
}

function OpenPanel({ notifications, onClose }: BellPanelProps & { notifications: Notifications }) {
  const now = useAtomValue(nowAtom);
  const setNotifications = useSetAtom(notificationsAtom);
  const [fresh] = useState(() => new Set(notifications.filter(({ read }) => !read).map(({ id }) => id)));
  useEffect(() => setNotifications(markAllRead), [setNotifications]);
  return <NotificationPanel notifications={notifications} fresh={fresh} now={now} onClose={onClose} />;
}
