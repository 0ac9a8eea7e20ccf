import { readLocalText, type Locale } from '@zawadeh/domain';

/** By its script, for `lang`; undefined for an empty field, which is in the page's language. */
export function typedLanguage(value: string): Locale | undefined {
  const text = readLocalText(value, null);
  if (text === null) return undefined;
  return text.ar === null ? 'en' : 'ar';
}
