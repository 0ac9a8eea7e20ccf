import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** The button that empties the field. */
  clear: 'ui.searchField.clear',
} satisfies MessageIds;
