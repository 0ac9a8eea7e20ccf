import type { CancelError } from '../paymentStatus.ts';
import type { MessageId } from '../../../lib/messages/messageId.ts';

export const notCancelledMessages: Record<CancelError, MessageId> = {
  offline: 'web.unpaid.notCancelled',
  slow: 'web.unpaid.notCancelled',
  server: 'web.unpaid.notCancelledNow',
  signedOut: 'web.checkout.mustLogIn',
  tooLate: 'web.unpaid.tooLate',
};
