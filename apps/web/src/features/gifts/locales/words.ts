import type { Words } from '../../../lib/messages/language.ts';

/** The words of the counter's board and of a buyer's ticket. */
export const giftsWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
