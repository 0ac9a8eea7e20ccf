/** The spellings of food in Tripoli: a search for one spelling finds all of its line. */
import { foldForShelf } from './foldForShelf.ts';

const LINES = [
  'knafeh knefeh kunafa kunafeh kanafeh konafa kenafeh كنافة',
  'manoushe manousheh manoucheh mankousheh manakish manakeesh manaeesh manaqish منقوشة مناقيش',
  'kaak kaake kaakeh kaek كعك',
  'maamoul mamoul معمول',
  'labneh labne lebneh labaneh لبنة',
  'foul ful fool فول',
  'fatteh fatte fatta فتة',
  'hummus hommos homos houmous hummos حمص',
  'kibbeh kibbe kebbeh kebbe كبة',
  'tabbouleh tabbouli taboule tabouleh تبولة',
  'fattoush fattouche fatoush فتوش',
  'shawarma chawarma shawerma شاورما',
  'falafel felafel فلافل',
  'fatayer ftayer fatayir فطائر',
  'baklava baklawa بقلاوة',
  'namoura nammoura نمورة',
  'moghrabieh moughrabieh mughrabieh مغربية',
  'mjaddara mjadara mujaddara mujadara مجدرة',
  'loubieh loubia lubieh لوبية',
  'sayadieh sayadiyeh sayyadieh صيادية',
  'meghli moghli mughli مغلي',
  'mafroukeh mafrouke مفروكة',
  'halawet halawat halaweh halawa حلاوة',
  'halloumi halloum hallum حلوم',
  'shanklish chanklish chancliche شنكليش',
  'freekeh frikeh freeke فريكة',
  'mezze mezza meze مازة',
  'sujuk soujouk soujok سجق',
  'samke samkeh samak سمكة سمك',
  'balila balileh بليلة',
  'ouzi oozi أوزي',
  'kishk keshek كشك',
  'beid bayd baid بيض',
  'enab inab 3enab عنب',
  'warak wara2 waraq ورق',
];

/** Folded on first use. */
let folded: ReadonlyArray<readonly string[]> | undefined;

const FEWEST_LETTERS = 3;
const ARTICLE = /^و?ال(?=.{3})/;

/** A folded word, the word without its Arabic article, and the other spellings of what it is or begins. */
export function spellingsOf(word: string): readonly string[] {
  folded ??= LINES.map((line) => foldForShelf(line).split(' '));
  const bare = word.replace(ARTICLE, '');
  const isMeant = (spelling: string) =>
    spelling === bare || (bare.length >= FEWEST_LETTERS && spelling.startsWith(bare));
  return [...new Set([word, bare, ...folded.filter((line) => line.some(isMeant)).flat()])];
}
