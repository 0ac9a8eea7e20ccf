import type { Page } from '../../lib/page/page.ts';
import { shopWords } from '../../lib/messages/locales/shop/words.ts';

/** The bag itself, a download of its own: it hydrates after its page. */
export const detailsPage: Page = {
  load: () => import('./LaterDetails.tsx'),
  name: 'Bag',
  words: shopWords,
};
