import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** Read aloud while the skeletons are shown. */
  loading: 'ui.bagGrid.loading',
} satisfies MessageIds;
