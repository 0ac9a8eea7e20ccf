import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** The button that opens the browser's calendar. */
  open: 'ui.dateTimeField.open',
  /** The hint, while there is no time yet. */
  beirut: 'ui.dateTimeField.beirut',
  /** The hint, as the page's language says the time: browsers write it in their own. */
  reading: 'ui.dateTimeField.reading',
  /** The hour that the clocks skip in spring. */
  missingHour: 'ui.dateTimeField.missingHour',
  /** The hour that the clocks repeat in autumn. */
  doubled: 'ui.dateTimeField.doubled',
  /** Half typed, or no such day. */
  notATime: 'ui.dateTimeField.notATime',
} satisfies MessageIds;
