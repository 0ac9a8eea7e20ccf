import type { OrderStatusError } from '../../orders/paymentStatus.ts';
import type { MessageId, MessageIds } from '../../../lib/messages/messageId.ts';

export const messages = {
  checking: 'web.checkoutCancel.checking',
  waiting: 'web.checkoutSuccess.waiting',
  waitingText: 'web.checkoutSuccess.waitingText',
  heldUntil: 'web.checkoutCancel.heldUntil',
  unknown: 'web.checkoutCancel.unknownTitle',
  checkAgain: 'web.checkoutCancel.checkAgain',
  checkingAgain: 'web.checkoutCancel.checkingAgain',
  logIn: 'web.checkoutCancel.logIn',
  title: 'web.checkoutSuccess.paid',
  /** Before a shop and its hours. */
  collectAt: 'web.checkout.collectAt',
  givenAt: 'web.checkout.givenAt',
  orderCode: 'web.checkoutSuccess.orderCode',
  ticket: 'web.checkoutSuccess.ticket',
  addToCalendar: 'web.checkoutSuccess.addToCalendar',
  /** shop */
  event: 'web.checkoutSuccess.event',
  next: 'web.checkoutSuccess.next',
  /** phone */
  help: 'web.checkoutSuccess.help',
  continueShopping: 'web.checkoutCancel.continueShopping',
  nothing: 'web.checkoutSuccess.nothing',
  nothingText: 'web.checkoutSuccess.nothingText',
  orders: 'web.checkoutSuccess.orders',
} satisfies MessageIds;

export const statusErrorMessages: Record<OrderStatusError, MessageId> = {
  offline: 'web.checkoutCancel.offline',
  slow: 'web.checkoutCancel.slow',
  server: 'web.checkoutCancel.server',
  signedOut: 'web.checkoutCancel.signedOut',
};
