/** The search of the shelf. A download of its own in the browser, for the first press of the search box. */
import { areaSpellings } from '../delivery/areaSpellings.ts';
import type { LocalText } from '../text/localText.ts';
import type { Category } from './category.ts';
import type { Search } from './filter.ts';
import { foldForShelf } from './foldForShelf.ts';
import type { Bag } from './readBag.ts';
import { spellingsOf } from './spellings.ts';

/** The words that find a category: its names on the page and their usual spellings. */
export const CATEGORY_WORDS: Readonly<Record<Category, readonly string[]>> = {
  Meals: ['Meals', 'وجبات'],
  'Bakery/pastery': ['Bakery/pastery', 'Pastry', 'مخبوزات وحلويات'],
  'Diet/healthy': ['Diet/healthy', 'صحي وخفيف'],
  'Late Breakfast': ['Late Breakfast', 'فطور متأخر'],
};

/**
 * Titles, shops, areas and categories are searched in both languages, so that either finds a bag in either view. Words
 * that stand together nowhere may also stand apart: a dish and its shop.
 */
export const searchBags: Search = (bags, search) => {
  const words = foldForShelf(search).split(' ').filter(Boolean);
  const texts = foldBags(bags);
  const spellings = words.map(spellingsOf);
  const together = matching(texts, words.length === 0 ? [] : [phrasesOf(spellings)]);
  return together.includes(true) || words.length < 2 ? together : matching(texts, spellings);
};

/** A limit above the words with several spellings of any real search. */
const MOST_PHRASES = 100;

/** Every way to spell the words together. */
const phrasesOf = (spellings: ReadonlyArray<readonly string[]>): readonly string[] =>
  spellings.reduce((phrases, ways) => {
    const most = phrases.length * ways.length > MOST_PHRASES ? ways.slice(0, 1) : ways;
    return phrases.flatMap((phrase) => most.map((way) => phrase + way));
  });

/** Which bags have one of each list in their texts. */
function matching(texts: readonly Folded[], wanted: ReadonlyArray<readonly string[]>): boolean[] {
  const has = (text: string) => wanted.map((ways) => ways.some((way) => text.includes(way)));
  const known = new Map<string, readonly boolean[]>();
  return texts.map(({ title, place }) => {
    const ofPlace = known.get(place) ?? has(place);
    known.set(place, ofPlace);
    return wanted.every((ways, index) => ofPlace[index] === true || ways.some((way) => title.includes(way)));
  });
}

interface Folded {
  title: string;
  /** Shop, area and category, which many bags share. */
  place: string;
}

/** Folding is slow, so each list is folded once; a changed list is a new array. */
const foldedLists = new WeakMap<readonly Bag[], readonly Folded[]>();

/** Control characters, which folding leaves unchanged and `readText` removes: between texts, and between languages. */
const SEPARATOR = '\u007f';
const BETWEEN = '\u0080';

/** Folding many titles at once is faster; larger batches no longer fit the processor's cache. */
const BATCH_SIZE = 500;

/** The texts of the bags, folded for search. Called ahead of time, so that the first typed letter does not wait for thousands of titles. */
export function foldBags(bags: readonly Bag[]): readonly Folded[] {
  const cached = foldedLists.get(bags);
  if (cached) return cached;
  const titles = foldTogether(bags.map(({ title }) => inBoth(title)));
  const places = new Map<string, string>();
  const folded = bags.map((bag, index) => {
    const key = `${inBoth(bag.store)}${BETWEEN}${bag.area ?? ''}${BETWEEN}${bag.category}`;
    const place = places.get(key) ?? foldPlace(bag);
    places.set(key, place);
    return { title: titles[index]!, place };
  });
  foldedLists.set(bags, folded);
  return folded;
}

const inBoth = (text: LocalText | null): string => `${text?.en ?? ''}${BETWEEN}${text?.ar ?? ''}`;

const foldPlace = ({ store, area, category }: Bag): string =>
  foldAlone([inBoth(store), ...areaSpellings(area), ...CATEGORY_WORDS[category]].join(BETWEEN));

/** Without spaces, so that El-Mina, El Mina and elmina are one. */
const foldAlone = (text: string): string => foldForShelf(text).replace(/ /g, '');

function foldTogether(texts: readonly string[]): string[] {
  const folded: string[] = [];
  while (folded.length < texts.length) {
    const batch = texts.slice(folded.length, folded.length + BATCH_SIZE);
    const together = foldAlone(batch.join(SEPARATOR)).split(SEPARATOR);
    folded.push(...(together.length === batch.length ? together : batch.map(foldAlone)));
  }
  return folded;
}
