import { inLanguage, type Locale, type LocalText } from '@zawadeh/domain';
import type { ElementType } from 'react';
import { useLanguage } from '../../provider/contexts.ts';

export interface PhraseProps {
  /** What a shop wrote, in one language or in both. */
  text: LocalText;
  /** The element it stands in; by default one that keeps its direction to itself within a sentence. */
  as?: ElementType<{ lang?: Locale; dir?: 'ltr' | 'rtl'; children: string }>;
}

/** Shops' words in the reader's language; where there is only the other, it says which and keeps its direction. */
export function Phrase({ text, as: Element = 'bdi' }: PhraseProps) {
  const { locale } = useLanguage();
  const phrase = inLanguage(text, locale);
  if (phrase.locale === locale) return <Element>{phrase.text}</Element>;
  return (
    <Element lang={phrase.locale} dir={phrase.locale === 'ar' ? 'rtl' : 'ltr'}>
      {phrase.text}
    </Element>
  );
}
