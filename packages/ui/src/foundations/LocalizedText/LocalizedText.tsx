import { inLanguage, type Locale, type LocalText } from '@zawadeh/domain';
import type { ElementType } from 'react';
import { useLanguage } from '../../provider/contexts.ts';

export interface LocalizedTextProps {
  /** A shop's text, in one language or in both. */
  text: LocalText;
  /** The element to render; the default, bdi, isolates its direction from the sentence around it. */
  as?: ElementType<{ lang?: Locale; dir?: 'ltr' | 'rtl'; children: string }>;
}

/**
 * A text that a shop wrote, in the page's language where the shop wrote it, else in the other.
 *
 * @use for every title, shop name and description that comes from a shop.
 * @avoid for the product's own texts: those are messages, which exist in both languages.
 * @reader Text in the other language has a `lang`, so that it is pronounced correctly.
 * @arabic Text in the other language keeps its direction: brackets and numbers stay in place, and the
 *   sentence around it is not reordered.
 */
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
