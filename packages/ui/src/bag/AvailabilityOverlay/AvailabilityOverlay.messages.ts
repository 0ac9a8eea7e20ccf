import type { UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  soldOut: 'ui.availability.soldOut',
  /** time is "5:00 PM" */
  opensLater: 'ui.availability.opensLater',
  ended: 'ui.availability.ended',
  restocking: 'ui.availability.restocking',
  /** Three or fewer. */
  onlyLeft: 'ui.availability.onlyLeft',
} satisfies UiMessageIds;
