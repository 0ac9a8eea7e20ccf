/** Architecture 7: search is case-insensitive and forgives Arabic spelling. */
const ARABIC_DIGITS = /[٠-٩۰-۹]/g;

/** What two spellings share: أ إ آ ٱ are ا, ى is ي, ة is ه; no harakat, tatweel or accents. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/\u0671/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
