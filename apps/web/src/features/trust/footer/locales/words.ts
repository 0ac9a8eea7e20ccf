import type { Words } from '../../../../lib/messages/language.ts';

export const footerWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
