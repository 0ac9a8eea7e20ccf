import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** hours is a range or one of the two below */
  tomorrow: 'ui.pickup.tomorrow',
  date: 'ui.pickup.date',
  from: 'ui.pickup.from',
  until: 'ui.pickup.until',
} satisfies MessageIds;
