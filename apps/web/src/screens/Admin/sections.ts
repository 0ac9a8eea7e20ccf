import type { AdminSection } from '@zawadeh/domain';
import { bagIcon, chartIcon, listIcon, storeIcon, usersIcon, type IconDrawing } from '@zawadeh/ui';
import type { MessageId } from '../../locales/messageId.ts';

interface DeskSection {
  label: MessageId;
  icon: IconDrawing;
}

export const sections: Record<AdminSection, DeskSection> = {
  orders: {
    label: 'web.desk.orders',
    icon: listIcon,
  },
  bags: {
    label: 'web.desk.bags',
    icon: bagIcon,
  },
  users: {
    label: 'web.desk.users',
    icon: usersIcon,
  },
  analytics: {
    label: 'web.desk.analytics',
    icon: chartIcon,
  },
  stores: {
    label: 'web.desk.stores',
    icon: storeIcon,
  },
};
