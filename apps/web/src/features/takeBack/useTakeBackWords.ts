import { useOwnWords, type OwnWords } from '../deferred/useOwnWords.ts';

const WORDS: OwnWords = {
  en: () => import('../../locales/takeBack/english.ts'),
  ar: () => import('../../locales/takeBack/arabic.ts'),
};

/** Those of the counter and of the dashboard. */
export const useTakeBackWords = (): boolean => useOwnWords(WORDS);
