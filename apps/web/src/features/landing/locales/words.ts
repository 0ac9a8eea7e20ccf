import type { Words } from '../../../lib/messages/language.ts';

export const landingWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
