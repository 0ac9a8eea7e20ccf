import type { DisputeKind, PayoutState } from '@zawadeh/domain';
import type { MessageId } from '../../../lib/messages/messageId.ts';

export const stateIds: Record<PayoutState, MessageId> = {
  sent: 'web.admin.payouts.notConfirmed',
  arrived: 'web.admin.payouts.arrived',
  disputed: 'web.admin.payouts.question',
  answered: 'web.admin.payouts.isAnswered',
};

/** What a shop may say about a payout. */
export const disputes: Record<DisputeKind, MessageId> = {
  nothing: 'web.admin.payouts.dispute.nothing',
  other_amount: 'web.admin.payouts.dispute.otherAmount',
  other: 'web.admin.payouts.dispute.other',
};
