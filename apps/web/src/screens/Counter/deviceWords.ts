/** The words of this page alone. The frame of all pages does not know them, so the page's own code loads them. */
import type { Device, Locale } from '@zawadeh/domain';
import type { Messages } from '@zawadeh/ui';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { loadLanguage } from '../../state/language.ts';

type Words = () => Promise<{ messages: Messages }>;

const WORDS: Record<Device['kind'], Record<Locale, Words>> = {
  counter: {
    en: () => import('../../locales/counter/english.ts'),
    ar: () => import('../../locales/counter/arabic.ts'),
  },
  courier: {
    en: () => import('../../locales/courier/english.ts'),
    ar: () => import('../../locales/courier/arabic.ts'),
  },
};

/** A courier's phone has those of a counter too; after a language change it needs both again. */
const wanted = new Set<Device['kind']>(['counter']);

/** Into the messages of the language, which all pages share. */
export async function loadDeviceWords(locale: Locale, kind: Device['kind'] = 'counter'): Promise<void> {
  wanted.add(kind);
  const [language, ...catalogues] = await Promise.all([
    loadLanguage(locale),
    ...Array.from(wanted, (each) => importWithRetry(WORDS[each][locale])),
  ]);
  for (const { messages } of catalogues) Object.assign(language.messages, messages);
}
