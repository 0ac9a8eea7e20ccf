import type { Words } from '../../../lib/messages/language.ts';

/** For those who are no members yet: of a shop that applies, and of an invitation. */
export const joinWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
