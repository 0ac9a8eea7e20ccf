import type { Words } from '../../state/language.ts';

export const placeWords: Words = {
  en: () => import('./english.ts'),
  ar: () => import('./arabic.ts'),
};
