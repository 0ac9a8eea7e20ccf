import type { UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** In the field until an area is chosen. */
  placeholder: 'ui.areaPicker.placeholder',
  /** Announced when the list opens or the number of results changes. */
  found: 'ui.areaPicker.found',
  nothingFound: 'ui.areaPicker.nothingFound',
} satisfies UiMessageIds;
