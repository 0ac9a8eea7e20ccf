import type { Words } from '../../../../lib/messages/language.ts';

export const mapWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
