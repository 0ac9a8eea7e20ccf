import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** In the field until an area is chosen. */
  placeholder: 'ui.areaPicker.placeholder',
  nothingFound: 'ui.areaPicker.nothingFound',
} satisfies MessageIds;
