import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** The button that changes between light and dark; true in both. */
  change: 'ui.themeSwitch.change',
} satisfies MessageIds;
