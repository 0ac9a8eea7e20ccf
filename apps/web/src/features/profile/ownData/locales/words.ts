import type { Words } from '../../../../lib/messages/language.ts';

export const ownDataWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
