import type { UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** The button that opens the browser's calendar. */
  open: 'ui.dateTimeField.open',
  /** The hint, while there is no time yet. */
  beirut: 'ui.dateTimeField.beirut',
  /** The hint: the time in the page's language, because browsers show it in their own. */
  reading: 'ui.dateTimeField.reading',
  /** The hour that the clocks skip in spring. */
  missingHour: 'ui.dateTimeField.missingHour',
  /** The hour that the clocks repeat in autumn. */
  doubled: 'ui.dateTimeField.doubled',
  /** For an incomplete or impossible date. */
  notATime: 'ui.dateTimeField.notATime',
} satisfies UiMessageIds;
