import type { Words } from '../../state/language.ts';

export const courierWords: Words = {
  en: () => import('./english.ts'),
  ar: () => import('./arabic.ts'),
};
