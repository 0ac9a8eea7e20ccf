import type { OrderStatusError } from '../../orders/paymentStatus.ts';
import type { MessageId, MessageIds } from '../../../lib/messages/messageId.ts';
import type { CancelOutcome } from './usePaymentCheck.ts';

export const messages = {
  checking: 'web.checkoutCancel.checking',
  noCharges: 'web.checkoutCancel.noCharges',
  stillInCart: 'web.checkoutCancel.stillInCart',
  noChargesSoFar: 'web.checkoutCancel.noChargesSoFar',
  heldUntil: 'web.checkoutCancel.heldUntil',
  paid: 'web.checkoutCancel.paid',
  refundDue: 'web.checkoutCancel.refundDue',
  refunded: 'web.checkoutCancel.refunded',
  tips: 'web.checkoutCancel.tips',
  tipBalance: 'web.checkoutCancel.tipBalance',
  tipPage: 'web.checkoutCancel.tipPage',
  tipConnection: 'web.checkoutCancel.tipConnection',
  backToCart: 'web.checkoutCancel.backToCart',
  continueShopping: 'web.checkoutCancel.continueShopping',
  seeOrder: 'web.checkoutCancel.seeOrder',
  logIn: 'web.checkoutCancel.logIn',
  checkAgain: 'web.checkoutCancel.checkAgain',
  checkingAgain: 'web.checkoutCancel.checkingAgain',
  /** A chat with support, while money may be under way. */
  support: 'web.contact.whatsapp',
} satisfies MessageIds;

export const titleMessages: Record<CancelOutcome['kind'], MessageId> = {
  unpaid: 'web.checkoutCancel.title',
  held: 'web.checkoutCancel.title',
  paid: 'web.checkoutCancel.paidTitle',
  refundDue: 'web.checkoutCancel.refundDueTitle',
  refunded: 'web.checkoutCancel.refundedTitle',
  unknown: 'web.checkoutCancel.unknownTitle',
};

export const errorMessages: Record<OrderStatusError, MessageId> = {
  offline: 'web.checkoutCancel.offline',
  slow: 'web.checkoutCancel.slow',
  server: 'web.checkoutCancel.server',
  signedOut: 'web.checkoutCancel.signedOut',
};
