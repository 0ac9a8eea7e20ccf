import type { Page } from '../../lib/page/page.ts';
import { shelfWords } from '../shelf/locales/words.ts';
import { laterWords } from '../../lib/messages/locales/later/words.ts';

/** The ticket itself, downloaded by its owner only, while the session is looked up. */
export const ticketPage: Page = {
  load: () => import('./OwnTicket.tsx'),
  name: 'Ticket',
  // The hours of a pickup, and the not-found page for an order that is not there.
  words: [shelfWords, laterWords],
};
