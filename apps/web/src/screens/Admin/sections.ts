import type { AdminSection } from '@zawadeh/domain';
import { bagIcon, chartIcon, listIcon, storeIcon, usersIcon, type IconDrawing } from '@zawadeh/ui';
import type { MessageId } from '../../locales/messageId.ts';
import type { Page } from '../../routes.tsx';

interface DeskSection {
  label: MessageId;
  icon: IconDrawing;
  /** Each is fetched when it is opened. */
  page: Page;
}

export const sections: Record<AdminSection, DeskSection> = {
  orders: {
    label: 'web.desk.orders',
    icon: listIcon,
    page: { name: 'Admin', load: () => import('./orders/OrdersSection.tsx') },
  },
  bags: {
    label: 'web.desk.bags',
    icon: bagIcon,
    page: { name: 'Admin', load: () => import('./bags/BagsSection.tsx') },
  },
  users: {
    label: 'web.desk.users',
    icon: usersIcon,
    page: { name: 'Admin', load: () => import('./users/UsersSection.tsx') },
  },
  analytics: {
    label: 'web.desk.analytics',
    icon: chartIcon,
    page: { name: 'Admin', load: () => import('./analytics/AnalyticsSection.tsx') },
  },
  stores: {
    label: 'web.desk.stores',
    icon: storeIcon,
    page: { name: 'Admin', load: () => import('./stores/StoresSection.tsx') },
  },
};
