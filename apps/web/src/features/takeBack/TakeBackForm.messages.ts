import type { TakeBackReason } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../lib/messages/messageId.ts';

export const messages = {
  /** count: of pieces */
  title: 'web.takeBack.title',
  /** count: of customers */
  customers: 'web.takeBack.customers',
  first: 'web.takeBack.first',
  canFill: 'web.takeBack.canFill',
  reason: 'web.takeBack.reason',
  whyFirst: 'web.takeBack.whyFirst',
  failed: 'web.takeBack.failed',
  offline: 'web.takeBack.offline',
  confirm: 'web.takeBack.do',
  sending: 'web.takeBack.sending',
  keep: 'web.takeBack.keep',
} satisfies MessageIds;

export const reasons: Record<TakeBackReason, MessageId> = {
  broken: 'web.takeBack.reason.broken',
  ran_out: 'web.takeBack.reason.ranOut',
  closing: 'web.takeBack.reason.closing',
  other: 'web.takeBack.reason.other',
};
