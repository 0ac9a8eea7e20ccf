import type { MessageIds } from '../../lib/messages/messageId.ts';

export const messages = {
  /** For a state that is not known. */
  title: 'web.ticket.title',
  loading: 'web.ticket.loading',
  signedOut: 'web.ticket.signedOut',
  login: 'web.ticket.login',
  unreachable: 'web.ticket.unreachable',
} satisfies MessageIds;
