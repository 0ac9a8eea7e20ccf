/** The words of this page alone. The frame of all pages does not know them, so the page's own code loads them. */
import type { Locale } from '@zawadeh/domain';
import type { Messages } from '@zawadeh/ui';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { loadLanguage } from '../../state/language.ts';

const WORDS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../locales/counter/english.ts'),
  ar: () => import('../../locales/counter/arabic.ts'),
};

/** Into the messages of the language, which all pages share. */
export async function loadCounterWords(locale: Locale): Promise<void> {
  const [language, { messages }] = await Promise.all([loadLanguage(locale), importWithRetry(WORDS[locale])]);
  Object.assign(language.messages, messages);
}
