import type { RefundReason } from '@zawadeh/domain';
import type { CancelError } from '../orders/paymentStatus.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';

export const notCancelledMessages: Record<CancelError, MessageId> = {
  offline: 'web.ticket.cancel.failed',
  slow: 'web.ticket.cancel.failed',
  server: 'web.ticket.cancel.failed',
  signedOut: 'web.ticket.cancel.signedOut',
  tooLate: 'web.ticket.cancel.tooLate',
};

export const refundReasons: Record<RefundReason, MessageId> = {
  cancelled: 'web.ticket.refund.cancelled',
  cancelled_by_us: 'web.ticket.refund.byUs',
  goodwill: 'web.ticket.refund.goodwill',
  taken_back: 'web.ticket.refund.takenBack',
  paid_late: 'web.ticket.refund.late',
  paid_twice: 'web.ticket.refund.twice',
};
