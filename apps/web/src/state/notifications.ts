import {
  NOTIFICATIONS_KEY,
  NOTIFICATIONS_UPDATED,
  readNotifications,
  writeNotifications,
  type Notifications,
} from '@zawadeh/domain';
import { keptAtom } from './kept.ts';

export const notificationsAtom = keptAtom<Notifications>({
  key: NOTIFICATIONS_KEY,
  read: readNotifications,
  write: writeNotifications,
  event: NOTIFICATIONS_UPDATED,
});
