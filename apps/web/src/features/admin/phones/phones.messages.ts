import type { BoardDevice } from '@zawadeh/domain';
import type { MessageIds } from '../../../lib/messages/messageId.ts';

export const messages = {
  /** when is "now" or "48 min ago" */
  seen: 'web.admin.phones.seen',
  handedOver: 'web.admin.phones.handedOver',
  revoke: 'web.admin.phones.revoke',
  revokeTitle: 'web.admin.phones.revokeTitle',
  revokeBody: 'web.admin.phones.revokeBody',
  revoked: 'web.admin.phones.revoked',
  revokedBy: 'web.admin.phones.revokedBy',
  revokedOn: 'web.admin.phones.revokedOn',
  notRevoked: 'web.admin.phones.notRevoked',
  qr: 'web.admin.phones.qr',
  link: 'web.admin.phones.link',
  copy: 'web.admin.phones.copy',
  copied: 'web.admin.phones.copied',
  notCopied: 'web.admin.phones.notCopied',
  making: 'web.admin.phones.making',
  notMade: 'web.admin.phones.notMade',
  waiting: 'web.admin.phones.waiting',
  over: 'web.admin.phones.over',
  newCode: 'web.admin.phones.newCode',
  paired: 'web.admin.phones.paired',
  close: 'web.admin.phones.close',
  notLoaded: 'web.admin.phones.notLoaded',
} satisfies MessageIds;

/** Of the two kinds of phones. `once` has the time until which the code works. */
export const kinds = {
  counter: {
    title: 'web.admin.phones.counter.title',
    none: 'web.admin.phones.counter.none',
    add: 'web.admin.phones.counter.add',
    addTo: 'web.admin.phones.counter.addTo',
    says: 'web.admin.phones.counter.says',
    once: 'web.admin.phones.counter.once',
  },
  courier: {
    title: 'web.admin.phones.courier.title',
    none: 'web.admin.phones.courier.none',
    add: 'web.admin.phones.courier.add',
    // A courier has no shop.
    addTo: 'web.admin.phones.courier.add',
    says: 'web.admin.phones.courier.says',
    once: 'web.admin.phones.courier.once',
  },
} satisfies Record<BoardDevice['kind'], MessageIds>;
