import type { Words } from '../../language.ts';

export const shopWords: Words = {
  en: () => import('./english.ts'),
  ar: () => import('./arabic.ts'),
};
