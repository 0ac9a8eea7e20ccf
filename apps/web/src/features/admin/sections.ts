import type { AdminSection } from '@zawadeh/domain';
import {
  bagIcon,
  calendarIcon,
  calendarWeekIcon,
  cashIcon,
  chartIcon,
  historyIcon,
  listIcon,
  refundIcon,
  settingsIcon,
  storeIcon,
  usersIcon,
  type IconDrawing,
} from '@zawadeh/ui';
import type { MessageId } from '../../lib/messages/messageId.ts';

interface DashboardSection {
  label: MessageId;
  icon: IconDrawing;
}

export const sections: Record<AdminSection, DashboardSection> = {
  today: {
    label: 'web.admin.today',
    icon: calendarIcon,
  },
  orders: {
    label: 'web.admin.orders',
    icon: listIcon,
  },
  refunds: {
    label: 'web.admin.refunds',
    icon: refundIcon,
  },
  payouts: {
    label: 'web.admin.payouts',
    icon: cashIcon,
  },
  bags: {
    label: 'web.admin.bags',
    icon: bagIcon,
  },
  week: {
    label: 'web.admin.week',
    icon: calendarWeekIcon,
  },
  users: {
    label: 'web.admin.users',
    icon: usersIcon,
  },
  analytics: {
    label: 'web.admin.analytics',
    icon: chartIcon,
  },
  stores: {
    label: 'web.admin.stores',
    icon: storeIcon,
  },
  log: {
    label: 'web.admin.log',
    icon: historyIcon,
  },
  settings: {
    label: 'web.admin.settings',
    icon: settingsIcon,
  },
};
