import type { Words } from '../../../../lib/messages/language.ts';

export const cancelWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
