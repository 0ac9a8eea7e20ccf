import type { Words } from '../../../lib/messages/language.ts';

/** Said after a press: the pages themselves do without them. */
export const favouritesWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
