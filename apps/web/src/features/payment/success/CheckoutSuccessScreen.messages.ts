import type { OrderStatusError } from '../../orders/paymentStatus.ts';
import type { MessageId } from '../../../lib/messages/messageId.ts';

export const statusErrorMessages: Record<OrderStatusError, MessageId> = {
  offline: 'web.checkoutCancel.offline',
  slow: 'web.checkoutCancel.slow',
  server: 'web.checkoutCancel.server',
  signedOut: 'web.checkoutCancel.signedOut',
};
