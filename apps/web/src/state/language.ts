import type { Locale } from '@zawadeh/domain';
import type { Language, Messages } from '@zawadeh/ui';
import { keepLocale } from './preferences.ts';
import { insist } from './insist.ts';
import { atom, type Store } from './store.ts';

/** Words that the first pages do without: they come with the screens that say them, and `later` with what stands outside. */
export type MoreWords = 'admin' | 'later' | 'shelf' | 'shop';

const MORE_WORDS: Record<MoreWords, Record<Locale, () => Promise<{ words: Messages }>>> = {
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
export const languageTroubleAtom = atom<Locale | null>(null);

const moreWordsAtom = atom<ReadonlySet<MoreWords>>(new Set<MoreWords>());

/** Each language is its own download: words, direction, and for Arabic the flipping of styles. */
export async function loadLanguage(locale: Locale, more: Iterable<MoreWords> = []): Promise<Language> {
  const [language, others] = await Promise.all([
    locale === 'ar'
      ? insist(() => import('../locales/arabic.ts')).then(({ arabic }) => arabic)
      : insist(() => import('../locales/english.ts')).then(({ english }) => english),
    Promise.all(Array.from(more, async (name) => (await insist(MORE_WORDS[name][locale])).words)),
  ]);
  // Where they are: what is on the screen has its words already, and need not be drawn anew for those of others.
  Object.assign(language.messages, ...others);
  return language;
}

/** Nothing on the screen is lost: the same components go on, in other words. */
export async function switchLanguage(store: Store, locale: Locale): Promise<void> {
  try {
    let known: ReadonlySet<MoreWords>;
    let language: Language;
    // A screen may ask for more words meanwhile, and gets them in the language that was.
    do {
      known = store.get(moreWordsAtom);
      language = await loadLanguage(locale, known);
    } while (known !== store.get(moreWordsAtom));
    keepLocale(locale);
    store.set(languageTroubleAtom, null);
    store.set(languageAtom, language);
  } catch {
    store.set(languageTroubleAtom, locale);
  }
}

/** In whatever language the page is by the time they come. */
export async function addWords(store: Store, name: MoreWords): Promise<void> {
  if (store.get(moreWordsAtom).has(name)) return;
  const spoken = () => store.get(languageAtom)?.locale ?? 'en';
  let locale: Locale;
  do {
    locale = spoken();
    await loadLanguage(locale, [name]);
  } while (locale !== spoken());
  store.set(moreWordsAtom, (known) => new Set([...known, name]));
}
