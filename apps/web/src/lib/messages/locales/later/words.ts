import type { Words } from '../../language.ts';

/** With the global overlays, after hydration. */
export const laterWords: Words = {
  en: () => import('./english.ts'),
  ar: () => import('./arabic.ts'),
};
