import type { NetworkError } from '../../lib/http/networkError.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';

/** Of the list. */
export const errorMessages: Record<NetworkError, MessageId> = {
  offline: 'web.alerts.offline',
  slow: 'web.alerts.slow',
  server: 'web.alerts.server',
};

/** Of an alert that could not be ended. */
export const stopErrorMessages: Record<NetworkError | 'signedOut', MessageId> = {
  offline: 'web.alerts.noConnection',
  slow: 'web.alerts.slow',
  server: 'web.alerts.failed',
  signedOut: 'web.alerts.signedOut',
};
