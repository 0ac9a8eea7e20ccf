/** Search is case-insensitive and forgives Arabic spelling. */
import { latinDigits } from './digits.ts';

const ARABIC_MARKS = /[\u064b-\u0655\u0640]/g;

/** What is left apart from Latin and Arabic letters: to ask Unicode about every letter would be slow. */
const UNCOMMON = /[^ -_a-\u02bb\u0621-\u064a]+/g;

/** What two spellings share: أ إ آ ٱ are ا, ى is ي, ة is ه; no harakat, tatweel or accents. */
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
