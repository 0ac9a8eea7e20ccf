import type { Words } from '../../../lib/messages/language.ts';

export const adminWords: Words = {
  en: () => import('./english.ts'),
  ar: () => import('./arabic.ts'),
};
