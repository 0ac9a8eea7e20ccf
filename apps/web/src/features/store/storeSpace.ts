import { placeWords } from '../../lib/messages/locales/place/words.ts';
import { shopWords } from '../../lib/messages/locales/shop/words.ts';
import type { Page } from '../../lib/page/page.ts';
import { adminWords } from '../admin/locales/words.ts';
import { shelfWords } from '../shelf/locales/words.ts';
import { ticketWords } from '../ticket/locales/words.ts';
import { storeWords } from './locales/words.ts';

/** A download and catalogues of its own, for members only. */
export const storeSpace: Page = {
  load: () => import('./StoreSpace.tsx'),
  name: 'Store',
  words: [storeWords, adminWords, placeWords, shelfWords, shopWords, ticketWords],
};
