import type { Locale } from '@zawadeh/domain';
import type { Language, Messages } from '@zawadeh/ui';
import { useEffect } from 'react';
import { storeLocale } from '../preferences.ts';
import { importWithRetry } from '../importWithRetry.ts';
import { atom, useAtomValue, useStore, type AppStore } from '../store.ts';

/** Messages that the first page does not need: a download of their own, with the screen or the part that shows them. */
export type Words = Record<Locale, () => Promise<{ default: Messages }>>;

export const languageAtom = atom<Language | null>(null);

/** The chosen language that could not be loaded. */
export const languageErrorAtom = atom<Locale | null>(null);

const loadedWordsAtom = atom<ReadonlySet<Words>>(new Set<Words>());

/** Each language is its own download: messages, direction, and for Arabic the flipping of styles. */
export async function loadLanguage(locale: Locale, more: Iterable<Words> = []): Promise<Language> {
  const [language, others] = await Promise.all([
    locale === 'ar'
      ? importWithRetry(() => import('./locales/arabic.ts')).then(({ arabic }) => arabic)
      : importWithRetry(() => import('./locales/english.ts')).then(({ english }) => english),
    Promise.all(Array.from(more, async (words) => (await importWithRetry(words[locale])).default)),
  ]);
  // In place, because a new object would render every component again.
  Object.assign(language.messages, ...others);
  return language;
}

/** Keeps the components and their state. */
export async function switchLanguage(store: AppStore, locale: Locale): Promise<void> {
  try {
    let loaded: ReadonlySet<Words>;
    let language: Language;
    // A screen may load other words meanwhile, in the earlier language.
    do {
      loaded = store.get(loadedWordsAtom);
      language = await loadLanguage(locale, loaded);
    } while (loaded !== store.get(loadedWordsAtom));
    storeLocale(locale);
    store.set(languageErrorAtom, null);
    store.set(languageAtom, language);
  } catch {
    store.set(languageErrorAtom, locale);
  }
}

/** In the page's language at the end of the download. */
export async function loadWords(store: AppStore, words: Words): Promise<void> {
  if (store.get(loadedWordsAtom).has(words)) return;
  const currentLocale = () => store.get(languageAtom)?.locale ?? 'en';
  let locale: Locale;
  do {
    locale = currentLocale();
    await loadLanguage(locale, [words]);
  } while (locale !== currentLocale());
  store.set(loadedWordsAtom, (all) => new Set([...all, words]));
}

/** Whether the words are loaded; where they cannot be, the part that needs them is not shown. */
export function useWords(words: Words): boolean {
  const store = useStore();
  const isLoaded = useAtomValue(loadedWordsAtom).has(words);
  useEffect(() => {
    loadWords(store, words).catch(() => {});
  }, [store, words]);
  return isLoaded;
}
