import type { MessageIds } from '../../../lib/messages/messageId.ts';

export const messages = {
  title: 'web.picture.title',
  /** Of the picture, not of the page. */
  language: 'web.picture.language',
  drawing: 'web.picture.drawing',
  how: 'web.picture.how',
  failed: 'web.picture.failed',
  share: 'web.picture.share',
  save: 'web.picture.save',
} satisfies MessageIds;
