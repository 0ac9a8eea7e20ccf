import type { NetworkError } from '../../lib/http/networkError.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';

export const errorMessages: Record<NetworkError, MessageId> = {
  offline: 'web.profile.offline',
  slow: 'web.profile.slow',
  server: 'web.profile.server',
};
