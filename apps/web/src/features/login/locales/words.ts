import type { Words } from '../../../lib/messages/language.ts';

/** The words of signing up, and of the bag that waits meanwhile. */
export const signUpWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
