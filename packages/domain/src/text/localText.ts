/** English and Arabic are equals; a thing may be named in one of them or in both. */
export type Locale = 'en' | 'ar';

/** One thing said in one or both languages; at least one of them is there. */
export interface LocalText {
  en: string | null;
  ar: string | null;
}

export interface Phrase {
  text: string;
  /** The language it is really in, for `lang` and `dir` where it is not the page's own. */
  locale: Locale;
}

/** The reader's language where there is one, the other otherwise. */
export function inLanguage(text: LocalText, locale: Locale): Phrase {
  const other: Locale = locale === 'en' ? 'ar' : 'en';
  const own = text[locale];
  return own === null ? { text: text[other] ?? '', locale: other } : { text: own, locale };
}

/**
 * White space, what draws nothing itself but can turn a whole line around or break it, and halves of signs, which no
 * database takes.
 */
const UNSEEN = /[\s\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu;

/** Nearly every text is Latin or Arabic words with one space between them, and is told faster than tidied. */
const UNTIDY = /^ | ( |$)|[^ -~\u0620-\u06ff]|\p{M}{7}/u;

/** No script piles up more than a few marks on a letter; a tower of them would cover the lines around it. */
const TOWER = /(?<=\p{M}{6})\p{M}/gu;

/** Text from the wire: one line, no direction tricks, no longer than can be shown; null when empty. */
export function readText(value: unknown, longest = 200): string | null {
  if (typeof value !== 'string') return null;
  const clean = UNTIDY.test(value) ? value.replace(UNSEEN, ' ').replace(TOWER, '').trim() : value;
  if (clean === '') return null;
  // By code points, so that no letter is cut in half.
  return clean.length <= longest
    ? clean
    : `${Array.from(clean)
        .slice(0, longest - 1)
        .join('')}…`;
}

const ARABIC_LETTER = /\p{Script=Arabic}/u;

/** Two spellings of one thing. A single text is filed under the language it is written in. */
export function readLocalText(english: unknown, arabic: unknown, longest?: number): LocalText | null {
  const en = readText(english, longest);
  const ar = readText(arabic, longest);
  if (en === null && ar === null) return null;
  if (en !== null && ar === null && ARABIC_LETTER.test(en)) return { en: null, ar: en };
  return { en, ar };
}
