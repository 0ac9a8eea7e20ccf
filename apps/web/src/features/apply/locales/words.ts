import type { Words } from '../../../lib/messages/language.ts';

export const applyWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
