import type { Locale } from '@zawadeh/domain';
import { loadLanguage } from '../../state/language.ts';
import type { OwnWords } from '../deferred/useOwnWords.ts';

/** Those of the counter's board and of a buyer's ticket. */
export const giftWords: OwnWords = {
  en: () => import('../../locales/gifts/english.ts'),
  ar: () => import('../../locales/gifts/arabic.ts'),
};

/** In both languages, for a phone that is to work without a connection. */
export async function loadGiftWords(): Promise<void> {
  await Promise.all(
    (['en', 'ar'] satisfies Locale[]).map(async (locale) => {
      const [language, { messages }] = await Promise.all([loadLanguage(locale), giftWords[locale]()]);
      Object.assign(language.messages, messages);
    }),
  );
}
