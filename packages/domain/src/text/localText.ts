/** Texts in English, Arabic or both. */
export type Locale = 'en' | 'ar';

/** A text in one or both languages; at least one is present. */
export interface LocalText {
  en: string | null;
  ar: string | null;
}

export interface Phrase {
  text: string;
  /** The language of the text, for `lang` and `dir` if it differs from the page's. */
  locale: Locale;
}

/** The text in the reader's language, or else in the other. */
export function inLanguage(text: LocalText, locale: Locale): Phrase {
  const other: Locale = locale === 'en' ? 'ar' : 'en';
  const own = text[locale];
  return own === null ? { text: text[other] ?? '', locale: other } : { text: own, locale };
}

/**
 * White space, invisible characters that can reorder or break a line, and lone surrogates, which no database accepts.
 */
const INVISIBLE = /[\s\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu;

/** Most texts are Latin or Arabic words with single spaces; testing for that is faster than cleaning. */
const NEEDS_CLEANING = /^ | ( |$)|[^ -~\u0620-\u06ff]|\p{M}{7}/u;

/** No script has more than a few marks on a letter; a stack of them would cover the lines around it. */
const STACKED_MARKS = /(?<=\p{M}{6})\p{M}/gu;

/** Reads untrusted text: one line, no direction characters, a limited length; null when empty. */
export function readText(value: unknown, longest = 200): string | null {
  if (typeof value !== 'string') return null;
  const clean = NEEDS_CLEANING.test(value)
    ? value.replace(INVISIBLE, ' ').replace(STACKED_MARKS, '').trim()
    : value;
  if (clean === '') return null;
  // By code points, so that no letter is cut in half.
  return clean.length <= longest
    ? clean
    : `${Array.from(clean)
        .slice(0, longest - 1)
        .join('')}…`;
}

const ARABIC_LETTER = /\p{Script=Arabic}/u;

/** A text in two languages. A single text is assigned to the language of its script. */
export function readLocalText(english: unknown, arabic: unknown, longest?: number): LocalText | null {
  const en = readText(english, longest);
  const ar = readText(arabic, longest);
  if (en === null && ar === null) return null;
  if (en !== null && ar === null && ARABIC_LETTER.test(en)) return { en: null, ar: en };
  return { en, ar };
}
