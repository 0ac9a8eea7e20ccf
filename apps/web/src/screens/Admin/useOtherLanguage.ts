import { useLanguage, type Language } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { loadLanguage, type LazyCatalogue } from '../../state/language.ts';

/** The language that the reader does not use, with a catalogue of it, for previews; null until it has loaded. */
export function useOtherLanguage(catalogue: LazyCatalogue): Language | null {
  const { locale } = useLanguage();
  const [language, setLanguage] = useState<Language | null>(null);
  useEffect(() => {
    let isCancelled = false;
    loadLanguage(locale === 'ar' ? 'en' : 'ar', [catalogue]).then(
      (loaded) => {
        if (!isCancelled) setLanguage(loaded);
      },
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [locale, catalogue]);
  return language;
}
