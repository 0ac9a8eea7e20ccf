import type { AdminSection } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../locales/messageId.ts';

export const messages = {
  title: 'web.desk.keys.title',
  search: 'web.desk.keys.search',
  help: 'web.desk.keys.help',
  secondly: 'web.desk.keys.then',
  turnOff: 'web.desk.keys.turnOff',
  turnOn: 'web.desk.keys.turnOn',
} satisfies MessageIds;

/** What going to a section is called. */
export const goTo: Record<AdminSection, MessageId> = {
  orders: 'web.desk.orders',
  bags: 'web.desk.bags',
  users: 'web.desk.users',
  analytics: 'web.desk.analytics',
  stores: 'web.desk.stores',
};
