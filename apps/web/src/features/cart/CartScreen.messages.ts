import type { NetworkError } from '../../lib/http/networkError.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';

export const errorMessages: Record<NetworkError, MessageId> = {
  offline: 'web.cart.offline',
  slow: 'web.cart.slow',
  server: 'web.cart.server',
};
