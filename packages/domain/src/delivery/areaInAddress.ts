/** The area named in an address, for orders without the field. The database has the same rule. */
import { foldForSearch } from '../text/fold.ts';
import { DELIVERY_AREAS, type DeliveryArea } from './areas.ts';

const BETWEEN_WORDS = /[ |,،.;:؛/()_"'!?؟*&+=<>{}~#@%^\\[\]-]+/g;
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Separates two quarters that share one area. */
const BETWEEN_NAMES = /[,،]/;

const wordsOf = (text: string): string =>
  ` ${foldForSearch(text).replace(INVISIBLE, '').replace(BETWEEN_WORDS, ' ')} `;

/** If an address names several areas, the dearest, so that naming another one never lowers the fee. */
export function areaInAddress(address: string): DeliveryArea | null {
  const words = wordsOf(address);
  const isNamed = ({ name }: DeliveryArea) =>
    [name.en, name.ar].some((names) =>
      names.split(BETWEEN_NAMES).some((name) => words.includes(wordsOf(name))),
    );
  const [first, ...others] = DELIVERY_AREAS.filter(isNamed);
  return first ? others.reduce((dearest, area) => (area.fee > dearest.fee ? area : dearest), first) : null;
}
