import type { Words } from '../../state/language.ts';

export const counterWords: Words = {
  en: () => import('./english.ts'),
  ar: () => import('./arabic.ts'),
};
