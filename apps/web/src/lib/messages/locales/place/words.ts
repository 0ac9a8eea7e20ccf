import type { Words } from '../../language.ts';

export const placeWords: Words = {
  en: () => import('./english.ts'),
  ar: () => import('./arabic.ts'),
};
