import type { MessageIds } from '../../lib/messages/messageId.ts';

export const messages = {
  access: 'web.admin.access',
  noRight: 'web.admin.noRight',
  login: 'web.admin.login',
  unreachable: 'web.admin.unreachable',
  loading: 'web.admin.loading',
} satisfies MessageIds;
