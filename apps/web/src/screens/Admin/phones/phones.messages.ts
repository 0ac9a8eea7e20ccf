import type { MessageIds } from '../../../locales/messageId.ts';

export const messages = {
  /** when is "now" or "48 min ago" */
  seen: 'web.admin.phones.seen',
  handedOver: 'web.admin.phones.handedOver',
  revoke: 'web.admin.phones.revoke',
  revokeTitle: 'web.admin.phones.revokeTitle',
  revokeBody: 'web.admin.phones.revokeBody',
  revoked: 'web.admin.phones.revoked',
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
  title: 'web.admin.phones.counter.title',
  none: 'web.admin.phones.counter.none',
  add: 'web.admin.phones.counter.add',
  /** shop */
  addTo: 'web.admin.phones.counter.addTo',
  says: 'web.admin.phones.counter.says',
  /** time: until when the code works */
  once: 'web.admin.phones.counter.once',
} satisfies MessageIds;
