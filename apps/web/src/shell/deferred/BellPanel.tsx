import { markAllRead, type Notifications } from '@zawadeh/domain';
import { NotificationPanel } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { nowAtom } from '../../lib/clock.ts';
import { notificationsAtom } from '../../state/notifications.ts';
import { useAtomValue, useSetAtom } from '../../lib/store.ts';

interface BellPanelProps {
  onClose: () => void;
}

/** What happened to one's orders. Opening it marks all as read; what was new stays marked until it is closed. */
export function BellPanel({ onClose }: BellPanelProps) {
  const notifications = useAtomValue(notificationsAtom);
  return notifications && <Opened notifications={notifications} onClose={onClose} />;
}

function Opened({ notifications, onClose }: BellPanelProps & { notifications: Notifications }) {
  const now = useAtomValue(nowAtom);
  const change = useSetAtom(notificationsAtom);
  const [fresh] = useState(() => new Set(notifications.filter(({ read }) => !read).map(({ id }) => id)));
  useEffect(() => change(markAllRead), [change]);
  return <NotificationPanel notifications={notifications} fresh={fresh} now={now} onClose={onClose} />;
}
