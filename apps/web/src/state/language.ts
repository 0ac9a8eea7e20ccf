import type { Locale } from '@zawadeh/domain';
import type { Language } from '@zawadeh/ui';
import { keepLocale } from './preferences.ts';
import { atom, type Store } from './store.ts';

/** Each language is its own download: words, direction, and for Arabic the flipping of styles. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  return locale === 'ar'
    ? (await import('../locales/arabic.ts')).arabic
    : (await import('../locales/english.ts')).english;
}

export const languageAtom = atom<Language | null>(null);

/** The language that was asked for and could not be fetched. */
export const languageTroubleAtom = atom<Locale | null>(null);

/** Nothing on the screen is lost: the same components go on, in other words. */
export async function switchLanguage(store: Store, locale: Locale): Promise<void> {
  try {
    const language = await loadLanguage(locale);
    keepLocale(locale);
    store.set(languageTroubleAtom, null);
    store.set(languageAtom, language);
  } catch {
    store.set(languageTroubleAtom, locale);
  }
}
