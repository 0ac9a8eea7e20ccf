/** Language and theme, stored in the browser. */
import { brand, type Locale } from '@zawadeh/domain';
import type { ThemeChoice } from '@zawadeh/ui';
import { readItem, writeItem } from './storage.ts';

const LOCALE = `${brand.storagePrefix}-locale`;
const THEME = `${brand.storagePrefix}-theme`;
const A_YEAR = 31_536_000;

export function storedLocale(): Locale | null {
  const value = readItem(LOCALE);
  return value === 'en' || value === 'ar' ? value : null;
}

/** The cookie tells the server, so that the next page arrives in the right language and direction. */
export function storeLocale(locale: Locale): void {
  writeItem(LOCALE, locale);
  document.cookie = `${LOCALE}=${locale}; path=/; max-age=${A_YEAR}; samesite=lax`;
}

export function storedTheme(): ThemeChoice {
  const value = readItem(THEME);
  return value === 'light' || value === 'dark' ? value : 'auto';
}

export function storeTheme(theme: ThemeChoice): void {
  writeItem(THEME, theme);
}
