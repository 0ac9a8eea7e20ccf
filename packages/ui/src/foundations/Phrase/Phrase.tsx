import { inLanguage, type LocalText } from '@zawadeh/domain';
import { useLanguage } from '../../provider/contexts.ts';

export interface PhraseProps {
  /** What a shop wrote, in one language or in both. */
  text: LocalText;
}

/** Shops' words in the reader's language; where there is only the other, it says which and keeps its direction. */
export function Phrase({ text }: PhraseProps) {
  const { locale } = useLanguage();
  const phrase = inLanguage(text, locale);
  if (phrase.locale === locale) return <bdi>{phrase.text}</bdi>;
  return (
    <bdi lang={phrase.locale} dir={phrase.locale === 'ar' ? 'rtl' : 'ltr'}>
      {phrase.text}
    </bdi>
  );
}
