import type { Words } from '../../state/language.ts';

export const adminWords: Words = {
  en: () => import('./english.ts'),
  ar: () => import('./arabic.ts'),
};
