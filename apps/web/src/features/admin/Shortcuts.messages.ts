import type { AdminSection } from '@zawadeh/domain';
import type { MessageId } from '../../lib/messages/messageId.ts';

/** Labels of the shortcuts to the sections. */
export const goTo: Record<AdminSection, MessageId> = {
  today: 'web.admin.today',
  orders: 'web.admin.orders',
  refunds: 'web.admin.refunds',
  payouts: 'web.admin.payouts',
  bags: 'web.admin.bags',
  week: 'web.admin.week',
  users: 'web.admin.users',
  analytics: 'web.admin.analytics',
  stores: 'web.admin.stores',
  log: 'web.admin.log',
  settings: 'web.admin.settings',
};
