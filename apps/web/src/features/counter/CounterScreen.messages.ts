import type { MessageIds } from '../../lib/messages/messageId.ts';

/** Each is a page of its own. */
export const noticeMessages = {
  askForLink: 'web.counter.askForLink',
  forgotText: 'web.counter.forgotText',
  linkOver: 'web.counter.linkOver',
  notMine: 'web.counter.notMineText',
  offline: 'web.counter.offline',
} satisfies MessageIds;
