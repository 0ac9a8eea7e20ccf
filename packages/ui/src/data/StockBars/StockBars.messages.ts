import type { MessageIds } from '../../locales/messageId.ts';

/** The same words as on a bag. */
export const messages = {
  /** Three or fewer. */
  onlyLeft: 'ui.availability.onlyLeft',
  soldOut: 'ui.availability.soldOut',
} satisfies MessageIds;
