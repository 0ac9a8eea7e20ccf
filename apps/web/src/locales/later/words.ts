import type { Words } from '../../state/language.ts';

/** With the global overlays, after hydration. */
export const laterWords: Words = {
  en: () => import('./english.ts'),
  ar: () => import('./arabic.ts'),
};
