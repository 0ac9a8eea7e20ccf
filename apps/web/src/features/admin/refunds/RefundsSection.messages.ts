import type { RefundReason } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../../lib/messages/messageId.ts';

export const messages = {
  heading: 'web.admin.refunds',
  owedNow: 'web.admin.refunds.owedNow',
  refundCount: 'web.admin.refunds.refundCount',
  owedLongest: 'web.admin.refunds.owedLongest',
  longestDays: 'web.admin.refunds.longestDays',
  /** name is the customer, why is "Paid twice" */
  whoWhy: 'web.admin.refunds.whoWhy',
  nobody: 'web.admin.refunds.nobody',
  sentThisMonth: 'web.admin.refunds.sentThisMonth',
  times: 'web.admin.refunds.times',
  tabs: 'web.admin.refunds.tabs',
  owed: 'web.admin.refunds.owed',
  /** Until the number is known. */
  owedUncounted: 'web.admin.refunds.owedUncounted',
  sentBackTab: 'web.admin.refunds.sentBackTab',
  whishSays: 'web.admin.refunds.whishSays',
  owedSince: 'web.admin.refunds.owedSince',
  days: 'web.admin.refunds.days',
  /** Read aloud after the days. */
  late: 'web.admin.refunds.late',
  customer: 'web.admin.orders.customer',
  phone: 'web.admin.orders.phone',
  code: 'web.admin.orders.code',
  why: 'web.admin.refunds.why',
  amount: 'web.admin.orders.amount',
  copyPhone: 'web.admin.refunds.copyPhone',
  copyAmount: 'web.admin.refunds.copyAmount',
  sentBack: 'web.admin.refunds.sentBack',
  /** Read aloud after "Mark as sent back…". */
  sentBackTo: 'web.admin.refunds.sentBackTo',
  sentBackAmount: 'web.admin.refunds.sentBackAmount',
  sending: 'web.admin.refunds.sending',
  cancel: 'web.admin.cancel',
  close: 'web.admin.refunds.close',
  reference: 'web.admin.refunds.reference',
  referenceMissing: 'web.admin.refunds.referenceMissing',
  sentMeanwhile: 'web.admin.refunds.sentMeanwhile',
  recorded: 'web.admin.refunds.recorded',
  notRecorded: 'web.admin.refunds.notRecorded',
  isSent: 'web.admin.refunds.isSent',
  sentBackAt: 'web.admin.refunds.sentBackAt',
  by: 'web.admin.refunds.by',
  byWhish: 'web.admin.refunds.byWhish',
  /** Under the reason of an order that an admin marked paid. */
  withoutPayment: 'web.admin.refunds.withoutPayment',
  empty: 'web.admin.refunds.empty',
  noneSent: 'web.admin.refunds.noneSent',
  notLoaded: 'web.admin.refunds.notLoaded',
  correct: 'web.admin.refunds.correct',
  correctOf: 'web.admin.refunds.correctOf',
  correctHint: 'web.admin.refunds.correctHint',
  corrected: 'web.admin.refunds.corrected',
  notCorrected: 'web.admin.refunds.notCorrected',
} satisfies MessageIds;

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
