import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** In the field until an area is chosen. */
  placeholder: 'ui.areaPicker.placeholder',
  /** Read aloud as the list opens and narrows. */
  found: 'ui.areaPicker.found',
  nothingFound: 'ui.areaPicker.nothingFound',
} satisfies MessageIds;
