import type { CancelError } from '../paymentStatus.ts';
import type { MessageId, MessageIds } from '../../../lib/messages/messageId.ts';

export const messages = {
  payNow: 'web.unpaid.payNow',
  starting: 'web.checkout.starting',
  cancel: 'web.unpaid.cancel',
  cancelling: 'web.unpaid.cancelling',
  /** The confirmation dialog. */
  cancelTitle: 'web.unpaid.cancelTitle',
  /** code */
  cancelBody: 'web.unpaid.cancelBody',
  keep: 'web.unpaid.keep',
  logIn: 'web.profile.login',
} satisfies MessageIds;

export const notCancelledMessages: Record<CancelError, MessageId> = {
  offline: 'web.unpaid.notCancelled',
  slow: 'web.unpaid.notCancelled',
  server: 'web.unpaid.notCancelledNow',
  signedOut: 'web.checkout.mustLogIn',
  tooLate: 'web.unpaid.tooLate',
};
