import type { Words } from '../../state/language.ts';

export const longShelfWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
