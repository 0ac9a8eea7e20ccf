import type { Locale } from '@zawadeh/domain';
import type { Language, Messages } from '@zawadeh/ui';
import { storeLocale } from '../lib/preferences.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { atom, type AppStore } from '../lib/store.ts';

/** Messages that the first page does not need: they are loaded with their screens, and `later` with the global overlays. */
export type LazyCatalogue = 'admin' | 'landing' | 'later' | 'place' | 'shelf' | 'shop' | 'ticket';

const LAZY_CATALOGUES: Record<LazyCatalogue, Record<Locale, () => Promise<{ messages: Messages }>>> = {
  admin: {
    en: () => import('../locales/admin/english.ts'),
    ar: () => import('../locales/admin/arabic.ts'),
  },
  landing: {
    en: () => import('../locales/landing/english.ts'),
    ar: () => import('../locales/landing/arabic.ts'),
  },
  later: {
    en: () => import('../locales/later/english.ts'),
    ar: () => import('../locales/later/arabic.ts'),
  },
  place: {
    en: () => import('../locales/place/english.ts'),
    ar: () => import('../locales/place/arabic.ts'),
  },
  shelf: {
    en: () => import('../locales/shelf/english.ts'),
    ar: () => import('../locales/shelf/arabic.ts'),
  },
  shop: {
    en: () => import('../locales/shop/english.ts'),
    ar: () => import('../locales/shop/arabic.ts'),
  },
  ticket: {
    en: () => import('../locales/ticket/english.ts'),
    ar: () => import('../locales/ticket/arabic.ts'),
  },
};

export const languageAtom = atom<Language | null>(null);

/** The chosen language that could not be loaded. */
export const languageErrorAtom = atom<Locale | null>(null);

const loadedCataloguesAtom = atom<ReadonlySet<LazyCatalogue>>(new Set<LazyCatalogue>());

/** Each language is its own download: messages, direction, and for Arabic the flipping of styles. */
export async function loadLanguage(locale: Locale, more: Iterable<LazyCatalogue> = []): Promise<Language> {
  const [language, others] = await Promise.all([
    locale === 'ar'
      ? importWithRetry(() => import('../locales/arabic.ts')).then(({ arabic }) => arabic)
      : importWithRetry(() => import('../locales/english.ts')).then(({ english }) => english),
    Promise.all(
      Array.from(more, async (name) => (await importWithRetry(LAZY_CATALOGUES[name][locale])).messages),
    ),
  ]);
  // In place, because a new object would render every component again.
  Object.assign(language.messages, ...others);
  return language;
}

/** Keeps the components and their state. */
export async function switchLanguage(store: AppStore, locale: Locale): Promise<void> {
  try {
    let catalogues: ReadonlySet<LazyCatalogue>;
    let language: Language;
    // A screen may load another catalogue meanwhile, in the earlier language.
    do {
      catalogues = store.get(loadedCataloguesAtom);
      language = await loadLanguage(locale, catalogues);
    } while (catalogues !== store.get(loadedCataloguesAtom));
    storeLocale(locale);
    store.set(languageErrorAtom, null);
    store.set(languageAtom, language);
  } catch {
    store.set(languageErrorAtom, locale);
  }
}

/** In the page's language at the end of the download. */
export async function loadMessages(store: AppStore, name: LazyCatalogue): Promise<void> {
  if (store.get(loadedCataloguesAtom).has(name)) return;
  const currentLocale = () => store.get(languageAtom)?.locale ?? 'en';
  let locale: Locale;
  do {
    locale = currentLocale();
    await loadLanguage(locale, [name]);
  } while (locale !== currentLocale());
  store.set(loadedCataloguesAtom, (names) => new Set([...names, name]));
}
