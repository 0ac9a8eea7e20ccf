/** How well texts fit what somebody typed: for bags, shops and areas alike. */
import { foldForSearch } from '../text/fold.ts';
import { BETWEEN, inBatches } from '../text/inBatches.ts';
import { soundsOf } from '../text/sound.ts';
import { foldForShelf, withoutSigns } from './foldForShelf.ts';
import { spellingsOf } from './spellings.ts';

/** Texts that say the same of a bag, of a shop or of an area. */
export interface Searched {
  /** Folded. */
  words: string;
  /** Without spaces, apostrophes and hyphens, so that El-Mina, El Mina and elmina are one. */
  together: string;
  /** Needed rarely, so worked out late; null until then. */
  sounds: string | null;
}

export interface Ranked {
  /** What says most. */
  own: Searched;
  /** What says less and less, one array for all that share it. */
  shared: readonly Searched[];
}

export function foldTexts(texts: ReadonlyArray<readonly string[]>): Searched[] {
  const words = inBatches(
    texts.map((each) => each.join(BETWEEN)),
    foldForSearch,
  );
  const together = inBatches(words, (text) => withoutSigns(text).replaceAll(' ', ''));
  return words.map((each, index) => ({ words: each, together: together[index]!, sounds: null }));
}

const LATIN_ARTICLES = new Set(['al', 'el', 'il']);

/**
 * 0 where a text does not fit; otherwise the larger, the better. Words that stand together nowhere may also stand apart:
 * a dish and its shop. Where no text has the words as they are spelt, those that sound alike are meant.
 */
export function rankTexts(texts: readonly Ranked[], search: string): readonly number[] {
  const words = foldForShelf(search).split(' ').filter(Boolean);
  if (words.length === 0) return texts.map(() => 1);
  const rank = (wanted: ReadonlyArray<readonly string[]>) =>
    ranksOf(texts, ({ together }) => together, wanted);
  const together = rank([phrasesOf(words.map(spellingsOf))]);
  if (together.some(Boolean)) return together;
  const apart = words.filter((word) => !LATIN_ARTICLES.has(word));
  const found = words.length > 1 ? rank(apart.map(spellingsOf)) : together;
  return found.some(Boolean) ? found : ranksBySound(texts, search);
}

/** A limit above the words with several spellings of any real search. */
const MOST_PHRASES = 100;

/** Every way to spell the words together. */
const phrasesOf = (spellings: ReadonlyArray<readonly string[]>): readonly string[] =>
  spellings.reduce((phrases, ways) => {
    const most = phrases.length * ways.length > MOST_PHRASES ? ways.slice(0, 1) : ways;
    return phrases.flatMap((phrase) => most.map((way) => phrase + way));
  });

/** With fewer consonants, too many words sound alike. */
const FEWEST_SOUNDS = 3;

/** A short word has to be the whole word, a longer one its beginning. */
function ranksBySound(texts: readonly Ranked[], search: string): number[] {
  const words = soundsOf(foldForSearch(search)).trim().split(' ');
  if (words.join('').length < FEWEST_SOUNDS) return texts.map(() => 0);
  const silent = new Set(
    texts.flatMap(({ own, shared }) => [own, ...shared]).filter(({ sounds }) => !sounds),
  );
  const sounds = inBatches(
    Array.from(silent, ({ words }) => words),
    soundsOf,
  );
  for (const [index, text] of [...silent].entries()) text.sounds = sounds[index]!;
  const wanted = words.map((word) => [word.length < FEWEST_SOUNDS ? ` ${word} ` : ` ${word}`]);
  return ranksOf(texts, ({ sounds }) => sounds!, wanted);
}

/** Each text has to have one of each list; the earlier it has it, the better. */
function ranksOf(
  texts: readonly Ranked[],
  textIn: (searched: Searched) => string,
  wanted: ReadonlyArray<readonly string[]>,
): number[] {
  const known = new Map<readonly Searched[], readonly number[]>();
  return texts.map(({ own, shared }) => {
    const ranks = known.get(shared) ?? wanted.map((ways) => rankIn(shared, ways));
    known.set(shared, ranks);
    const text = textIn(own);
    let sum = 0;
    for (let index = 0; index < wanted.length; index += 1) {
      const rank = has(text, wanted[index]!) ? shared.length + 1 : ranks[index]!;
      if (rank === 0) return 0;
      sum += rank;
    }
    return sum;
  });

  function rankIn(shared: readonly Searched[], ways: readonly string[]) {
    const place = shared.findIndex((each) => has(textIn(each), ways));
    return place < 0 ? 0 : shared.length - place;
  }
}

/** A loop, because this runs for thousands of texts at each letter. */
function has(text: string, ways: readonly string[]): boolean {
  for (const way of ways) if (text.includes(way)) return true;
  return false;
}
