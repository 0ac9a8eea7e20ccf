import type { MessageIds } from '../../locales/messageId.ts';

export const messages = { off: 'ui.clockBanner.off' } satisfies MessageIds;
