/** Search is case-insensitive and forgives Arabic spelling. */
import { latinDigits } from './digits.ts';

const ARABIC_MARKS = /[\u064b-\u0655\u0640]/g;

/** Characters other than Latin and Arabic letters; testing Unicode properties of every letter would be slow. */
const UNCOMMON = /[^ -_a-\u02bb\u0621-\u064a]+/g;

/** Folds spellings together: أ إ آ ٱ become ا, ى becomes ي, ة becomes ه; harakat, tatweel and accents are removed. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ARABIC_MARKS, '')
    .replace(UNCOMMON, foldUncommon)
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ {2,}/g, ' ')
    .trim()
    .toLowerCase();
}

function foldUncommon(text: string): string {
  const bare = text.replace(/\p{M}/gu, '').replace(/\s/g, ' ');
  return latinDigits(bare)
    .replace(/\u0671/g, 'ا')
    .replace(/[\u2018\u2019\u02bc`]/g, "'");
}
