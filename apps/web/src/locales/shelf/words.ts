import type { Words } from '../../state/language.ts';

export const shelfWords: Words = {
  en: () => import('./english.ts'),
  ar: () => import('./arabic.ts'),
};
