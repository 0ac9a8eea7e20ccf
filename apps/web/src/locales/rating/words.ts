import type { Words } from '../../state/language.ts';

export const ratingWords: Words = {
  en: () => import('./english.ts'),
  ar: () => import('./arabic.ts'),
};
