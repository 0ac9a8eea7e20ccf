/** What a person chose, kept in the browser. Private windows may refuse to keep anything: then it just lasts as long as the page. */
import { brand, type Locale } from '@zawadeh/domain';
import type { ThemeChoice } from '@zawadeh/ui';

const LOCALE = `${brand.storagePrefix}-locale`;
const THEME = `${brand.storagePrefix}-theme`;
const A_YEAR = 31_536_000;

export function keptLocale(): Locale | null {
  const value = read(LOCALE);
  return value === 'en' || value === 'ar' ? value : null;
}

/** The cookie tells the server, so that the next page arrives in the right language and direction. */
export function keepLocale(locale: Locale): void {
  write(LOCALE, locale);
  document.cookie = `${LOCALE}=${locale}; path=/; max-age=${A_YEAR}; samesite=lax`;
}

export function keptTheme(): ThemeChoice {
  const value = read(THEME);
  return value === 'light' || value === 'dark' ? value : 'auto';
}

export function keepTheme(theme: ThemeChoice): void {
  write(THEME, theme);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is lost but the memory of it.
  }
}
