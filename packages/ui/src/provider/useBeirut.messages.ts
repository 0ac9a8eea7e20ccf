import type { MessageIds } from '../locales/messageId.ts';

export const messages = {
  /** clock is "9:30" */
  morning: 'ui.time.morning',
  afternoon: 'ui.time.afternoon',
  range: 'ui.time.range',
} satisfies MessageIds;
