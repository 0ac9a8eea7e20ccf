import { inLanguage, type Locale, type LocalText } from '@zawadeh/domain';
import type { ElementType } from 'react';
import { useLanguage } from '../../provider/contexts.ts';

export interface LocalizedTextProps {
  /** A shop's text, in one language or in both. */
  text: LocalText;
  /** The element to render; the default, bdi, isolates its direction from the sentence around it. */
  as?: ElementType<{ lang?: Locale; dir?: 'ltr' | 'rtl'; children: string }>;
}

/** A shop's text in the page's language; text in the other language is marked with its language and direction. */
export function LocalizedText({ text, as: Element = 'bdi' }: LocalizedTextProps) {
  const { locale } = useLanguage();
  const phrase = inLanguage(text, locale);
  if (phrase.locale === locale) return <Element>{phrase.text}</Element>;
  return (
    <Element lang={phrase.locale} dir={phrase.locale === 'ar' ? 'rtl' : 'ltr'}>
      {phrase.text}
    </Element>
  );
}
