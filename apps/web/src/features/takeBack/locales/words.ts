import type { Words } from '../../../lib/messages/language.ts';

/** The words of the counter and of the dashboard. */
export const takeBackWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
