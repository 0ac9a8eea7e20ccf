import type { RefundReason } from '@zawadeh/domain';
import type { CancelError } from '../orders/paymentStatus.ts';
import type { MessageId, MessageIds } from '../../lib/messages/messageId.ts';

/** For a paid order, while there is time. */
export const cancelMessages = {
  open: 'web.ticket.cancel',
  offline: 'web.ticket.cancel.offline',
  /** time */
  possible: 'web.ticket.cancel.possible',
  possibleFree: 'web.ticket.cancel.possibleFree',
  title: 'web.ticket.cancel.title',
  /** code, count, shops */
  order: 'web.ticket.cancel.order',
  paid: 'web.ticket.cancel.paid',
  back: 'web.ticket.cancel.back',
  /** wallet, phone, days */
  how: 'web.ticket.cancel.how',
  bags: 'web.ticket.cancel.bags',
  keep: 'web.ticket.cancel.keep',
  /** amount */
  confirm: 'web.ticket.cancel.confirm',
  cancelling: 'web.ticket.cancel.cancelling',
} satisfies MessageIds;

export const notCancelledMessages: Record<CancelError, MessageId> = {
  offline: 'web.ticket.cancel.failed',
  slow: 'web.ticket.cancel.failed',
  server: 'web.ticket.cancel.failed',
  signedOut: 'web.ticket.cancel.signedOut',
  tooLate: 'web.ticket.cancel.tooLate',
};

/** About money that goes back. */
export const refundMessages = {
  cancelledText: 'web.ticket.cancelledText',
  takenBackText: 'web.ticket.takenBackText',
  heading: 'web.ticket.money',
  /** amount, wallet */
  send: 'web.ticket.refund.send',
  sent: 'web.ticket.refund.sent',
  /** phone, day */
  by: 'web.ticket.refund.by',
  told: 'web.ticket.refund.told',
  /** amount */
  other: 'web.ticket.refund.other',
} satisfies MessageIds;

export const refundReasons: Record<RefundReason, MessageId> = {
  cancelled: 'web.ticket.refund.cancelled',
  cancelled_by_us: 'web.ticket.refund.byUs',
  goodwill: 'web.ticket.refund.goodwill',
  taken_back: 'web.ticket.refund.takenBack',
  paid_late: 'web.ticket.refund.late',
  paid_twice: 'web.ticket.refund.twice',
};
