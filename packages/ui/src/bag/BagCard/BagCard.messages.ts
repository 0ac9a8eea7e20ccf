import type { UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  viewDetails: 'ui.bag.viewDetails',
  /** Of a bag that cannot be had now: its page offers an alert. */
  tellMe: 'ui.bag.tellMe',
  /** For a bag without a title. */
  unnamed: 'ui.bag.unnamed',
  /** For a bag whose shop is not named. */
  store: 'ui.bag.store',
  restockSoon: 'ui.restock.soon',
  restockMoments: 'ui.restock.moments',
  restockMinutes: 'ui.restock.minutes',
  restockHours: 'ui.restock.hours',
  restockTomorrow: 'ui.restock.tomorrow',
  /** date is "Monday, Nov 23" */
  restockDate: 'ui.restock.date',
} satisfies UiMessageIds;
