/** Words as they sound: people write Arabic words in Latin letters and digits as they hear them. */
import { SEPARATOR } from './inBatches.ts';

/** Each line is one sound, under its last letter. Vowels are none, because nobody writes the same ones. */
const LINES = [
  'bpپب',
  'dذضظد',
  'fvڤف',
  'g8غ',
  'h7هح',
  'j\u0686ج',
  'kqc2\u06afقك',
  '5خ',
  'lل',
  'mم',
  'nن',
  'rر',
  's9صس',
  'ش',
  't6ثطت',
  'zز',
  '3ع',
  '0',
  '1',
  '4',
  SEPARATOR,
];
const SOUNDS = new Map(LINES.flatMap((line) => Array.from(line, (letter) => [letter, line.at(-1)])));

const TWO_LETTERS: Readonly<Record<string, string>> = {
  ch: 'ش',
  ck: 'ك',
  dh: 'د',
  gh: 'غ',
  kh: 'خ',
  ph: 'ف',
  sh: 'ش',
  th: 'ت',
};

const APOSTROPHES = /['\u02be\u02bf]/g;
const BETWEEN_WORDS = /[^\w\u0620-\u06ff\u007f]+/g;
const ARTICLE = / (?:(?:[وفبكل]?ال|لل)(?=[\u0620-\u06ff]{3})|[aei]l (?=[\w\u0620-\u06ff]))/g;

/** The consonants of each word of a folded text, with a space before and after each. */
export function soundsOf(folded: string): string {
  const letters = ` ${folded.replace(APOSTROPHES, '').replace(BETWEEN_WORDS, ' ')} `
    .replace(ARTICLE, ' ')
    .replace(/(.)\1+/g, '$1')
    .replace(/[cdgkpst]h|ck/g, (two) => TWO_LETTERS[two]!)
    .replace(/c(?=[eiy])/g, 's')
    .replaceAll('x', 'ks')
    .replace(/[hه] /g, ' ');
  let sounds = '';
  for (const letter of letters) sounds += letter === ' ' ? letter : (SOUNDS.get(letter) ?? '');
  return sounds;
}
