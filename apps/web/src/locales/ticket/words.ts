import type { Words } from '../../state/language.ts';

export const ticketWords: Words = {
  en: () => import('./english.ts'),
  ar: () => import('./arabic.ts'),
};
