import { useLanguage, type Language } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { loadLanguage, type Words } from '../../lib/messages/language.ts';

/** The language that the reader does not use, with these words, for previews; null until it has loaded. */
export function useOtherLanguage(words: Words): Language | null {
  const { locale } = useLanguage();
  const [language, setLanguage] = useState<Language | null>(null);
  useEffect(() => {
    let isCancelled = false;
    loadLanguage(locale === 'ar' ? 'en' : 'ar', [words]).then(
      (loaded) => {
        if (!isCancelled) setLanguage(loaded);
      },
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [locale, words]);
  return language;
}
