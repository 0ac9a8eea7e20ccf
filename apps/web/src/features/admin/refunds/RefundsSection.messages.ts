import type { RefundReason } from '@zawadeh/domain';
import type { MessageId } from '../../../lib/messages/messageId.ts';

const reasons: Record<RefundReason, MessageId> = {
  cancelled: 'web.admin.refunds.reason.cancelled',
  cancelled_by_us: 'web.admin.refunds.reason.byUs',
  goodwill: 'web.admin.refunds.reason.goodwill',
  taken_back: 'web.admin.refunds.reason.takenBack',
  paid_late: 'web.admin.refunds.reason.paidLate',
  paid_twice: 'web.admin.refunds.reason.paidTwice',
};

export const reasonId = (reason: RefundReason | null): MessageId =>
  reason === null ? 'web.admin.refunds.reason.other' : reasons[reason];
