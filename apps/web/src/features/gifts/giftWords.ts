import { loadOwnWords, type OwnWords } from '../deferred/useOwnWords.ts';

/** Those of the counter's board and of a buyer's ticket. */
export const giftWords: OwnWords = {
  en: () => import('../../locales/gifts/english.ts'),
  ar: () => import('../../locales/gifts/arabic.ts'),
};

/** In both languages, for a phone that is to work without a connection. */
export async function loadGiftWords(): Promise<void> {
  await Promise.all([loadOwnWords(giftWords, 'en'), loadOwnWords(giftWords, 'ar')]);
}
