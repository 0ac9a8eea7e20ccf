import type { AdminSection } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../lib/messages/messageId.ts';

export const messages = {
  title: 'web.admin.keys.title',
  search: 'web.admin.keys.search',
  help: 'web.admin.keys.help',
  secondly: 'web.admin.keys.then',
  turnOff: 'web.admin.keys.turnOff',
  turnOn: 'web.admin.keys.turnOn',
} satisfies MessageIds;

/** Labels of the shortcuts to the sections. */
export const goTo: Record<AdminSection, MessageId> = {
  today: 'web.admin.today',
  orders: 'web.admin.orders',
  refunds: 'web.admin.refunds',
  bags: 'web.admin.bags',
  week: 'web.admin.week',
  users: 'web.admin.users',
  analytics: 'web.admin.analytics',
  stores: 'web.admin.stores',
  log: 'web.admin.log',
  settings: 'web.admin.settings',
};
