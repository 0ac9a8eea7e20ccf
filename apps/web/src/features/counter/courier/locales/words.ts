import type { Words } from '../../../../lib/messages/language.ts';

export const courierWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
