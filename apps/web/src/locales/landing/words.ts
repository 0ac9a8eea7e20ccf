import type { Words } from '../../state/language.ts';

export const landingWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
