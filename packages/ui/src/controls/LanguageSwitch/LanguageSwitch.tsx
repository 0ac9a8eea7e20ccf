import type { Locale } from '@zawadeh/domain';
import { useLanguage } from '../../provider/contexts.ts';
import * as S from './LanguageSwitch.styles.ts';

export interface LanguageSwitchProps {
  /** Called with the other language. */
  onLocaleChange: (locale: Locale) => void;
}

const OTHER = {
  en: { locale: 'ar', dir: 'rtl', name: 'العربية' },
  ar: { locale: 'en', dir: 'ltr', name: 'English' },
} as const;

/**
 * Offers the other language by its own name, which its readers understand on any page.
 *
 * @use in the header of every page, and at the foot of a menu.
 * @avoid beside a flag: a language is not a country.
 * @words The language by its own name, in both directions: "English", «العربية».
 * @keyboard Enter, Space: change the language
 * @reader The name has its own `lang`, so that it is pronounced correctly.
 * @arabic The name of the other language keeps its own direction.
 */
export function LanguageSwitch({ onLocaleChange }: LanguageSwitchProps) {
  const other = OTHER[useLanguage().locale];
  return (
    <S.Root type="button" lang={other.locale} dir={other.dir} onClick={() => onLocaleChange(other.locale)}>
      {other.name}
    </S.Root>
  );
}
