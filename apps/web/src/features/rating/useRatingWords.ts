import type { Locale } from '@zawadeh/domain';
import { useLanguage, type Messages } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { loadLanguage } from '../../state/language.ts';

const WORDS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../locales/rating/english.ts'),
  ar: () => import('../../locales/rating/arabic.ts'),
};

/** The words of this part alone, again after a change of language; the frame of all pages does not know them. */
export function useRatingWords(): boolean {
  const { locale } = useLanguage();
  const [loaded, setLoaded] = useState<Locale | null>(null);
  useEffect(() => {
    let isHere = true;
    void Promise.all([loadLanguage(locale), importWithRetry(WORDS[locale])]).then(
      ([language, { messages }]) => {
        Object.assign(language.messages, messages);
        if (isHere) setLoaded(locale);
      },
      // Nothing is asked without its words.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [locale]);
  return loaded === locale;
}
