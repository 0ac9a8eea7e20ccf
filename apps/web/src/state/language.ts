import type { Locale } from '@zawadeh/domain';
import type { Language, Messages } from '@zawadeh/ui';
import { storeLocale } from '../lib/preferences.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { atom, type Store } from '../lib/store.ts';

/** Words that the first pages do without: they come with the screens that say them, and `later` with what stands outside. */
export type LazyCatalogue = 'admin' | 'later' | 'shelf' | 'shop';

const MORE_WORDS: Record<LazyCatalogue, Record<Locale, () => Promise<{ messages: Messages }>>> = {
  admin: {
    en: () => import('../locales/admin/english.ts'),
    ar: () => import('../locales/admin/arabic.ts'),
  },
  later: {
    en: () => import('../locales/later/english.ts'),
    ar: () => import('../locales/later/arabic.ts'),
  },
  shelf: {
    en: () => import('../locales/shelf/english.ts'),
    ar: () => import('../locales/shelf/arabic.ts'),
  },
  shop: {
    en: () => import('../locales/shop/english.ts'),
    ar: () => import('../locales/shop/arabic.ts'),
  },
};

export const languageAtom = atom<Language | null>(null);

/** The language that was asked for and could not be fetched. */
export const languageErrorAtom = atom<Locale | null>(null);

const moreWordsAtom = atom<ReadonlySet<LazyCatalogue>>(new Set<LazyCatalogue>());

/** Each language is its own download: words, direction, and for Arabic the flipping of styles. */
export async function loadLanguage(locale: Locale, more: Iterable<LazyCatalogue> = []): Promise<Language> {
  const [language, others] = await Promise.all([
    locale === 'ar'
      ? importWithRetry(() => import('../locales/arabic.ts')).then(({ arabic }) => arabic)
      : importWithRetry(() => import('../locales/english.ts')).then(({ english }) => english),
    Promise.all(Array.from(more, async (name) => (await importWithRetry(MORE_WORDS[name][locale])).messages)),
  ]);
  // Where they are: what is on the screen has its words already, and need not be drawn anew for those of others.
  Object.assign(language.messages, ...others);
  return language;
}

/** Nothing on the screen is lost: the same components go on, in other words. */
export async function switchLanguage(store: Store, locale: Locale): Promise<void> {
  try {
    let known: ReadonlySet<LazyCatalogue>;
    let language: Language;
    // A screen may ask for more words meanwhile, and gets them in the language that was.
    do {
      known = store.get(moreWordsAtom);
      language = await loadLanguage(locale, known);
    } while (known !== store.get(moreWordsAtom));
    storeLocale(locale);
    store.set(languageErrorAtom, null);
    store.set(languageAtom, language);
  } catch {
    store.set(languageErrorAtom, locale);
  }
}

/** In whatever language the page is by the time they come. */
export async function loadMessages(store: Store, name: LazyCatalogue): Promise<void> {
  if (store.get(moreWordsAtom).has(name)) return;
  const spoken = () => store.get(languageAtom)?.locale ?? 'en';
  let locale: Locale;
  do {
    locale = spoken();
    await loadLanguage(locale, [name]);
  } while (locale !== spoken());
  store.set(moreWordsAtom, (known) => new Set([...known, name]));
}
