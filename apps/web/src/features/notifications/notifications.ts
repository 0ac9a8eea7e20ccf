import {
  NOTIFICATIONS_KEY,
  NOTIFICATIONS_UPDATED,
  readNotifications,
  writeNotifications,
  type Notifications,
} from '@zawadeh/domain';
import { persistedAtom } from '../../lib/storage.ts';

export const notificationsAtom = persistedAtom<Notifications>({
  key: NOTIFICATIONS_KEY,
  read: readNotifications,
  write: writeNotifications,
  event: NOTIFICATIONS_UPDATED,
});
