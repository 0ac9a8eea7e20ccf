import type { Locale } from '@zawadeh/domain';
import { useLanguage, type Messages } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { loadLanguage } from '../../state/language.ts';

export type OwnWords = Record<Locale, () => Promise<{ messages: Messages }>>;

/** Into the messages of the language, which all pages share. */
export async function loadOwnWords(words: OwnWords, locale: Locale): Promise<void> {
  const [language, { messages }] = await Promise.all([loadLanguage(locale), importWithRetry(words[locale])]);
  Object.assign(language.messages, messages);
}

/**
 * Whether the words of a part alone are there, again after a change of language. The frame of all pages does not know
 * their files. `words` has to be the same object in every render.
 */
export function useOwnWords(words: OwnWords): boolean {
  const { locale } = useLanguage();
  const [loaded, setLoaded] = useState<Locale | null>(null);
  useEffect(() => {
    let isHere = true;
    void loadOwnWords(words, locale).then(
      () => {
        if (isHere) setLoaded(locale);
      },
      // Nothing is shown without its words.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [locale, words]);
  return loaded === locale;
}
