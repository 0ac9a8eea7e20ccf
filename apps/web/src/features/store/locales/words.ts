import type { Words } from '../../../lib/messages/language.ts';

export const storeWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
