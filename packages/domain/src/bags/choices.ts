/** What a buyer chose in the filters of /our-bags, and how the address of the page holds it. */
import { findArea } from '../delivery/areas.ts';
import { DIETS, readDiet, type Diet } from './contents.ts';

/** The first is the default. */
export const WHENS = ['any', 'now', 'later', 'tomorrow'] as const;
export type When = (typeof WHENS)[number];

/** The first is the default: the order in which the bags come. */
export const SORTS = ['best', 'nearest', 'cheapest', 'ends', 'saving'] as const;
export type BagSort = (typeof SORTS)[number];

export interface BagChoices {
  when: When;
  /** The id of a delivery area; null is all areas. */
  area: string | null;
  /** Only bags of favourite shops. */
  favourites: boolean;
  /** A bag has to suit each of them. */
  diet: readonly Diet[];
  sort: BagSort;
}

export const NO_CHOICES: BagChoices = {
  when: WHENS[0],
  area: null,
  favourites: false,
  diet: [],
  sort: SORTS[0],
};

/** In the order in which they are written. */
const NAMES = ['when', 'area', 'shops', 'diet', 'sort'] as const;
const FAVOURITES = 'favourites';

/** Unknown values are ignored; of several known ones the first counts. */
export function readChoices(params: URLSearchParams): BagChoices {
  const first = <Value extends string>(name: string, all: readonly Value[]) =>
    params.getAll(name).flatMap((value) => all.find((known) => known === value) ?? [])[0];
  return {
    when: first('when', WHENS) ?? NO_CHOICES.when,
    area: params.getAll('area').find(findArea) ?? null,
    favourites: params.getAll('shops').includes(FAVOURITES),
    diet: readDiet(params.getAll('diet')),
    sort: first('sort', SORTS) ?? NO_CHOICES.sort,
  };
}

/** The parameters with the choices at their end; others stay, and defaults are left out. */
export function writeChoices(choices: BagChoices, others = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(others);
  const written: Record<(typeof NAMES)[number], readonly (string | false | null)[]> = {
    when: [choices.when !== NO_CHOICES.when && choices.when],
    area: [choices.area],
    shops: [choices.favourites && FAVOURITES],
    diet: DIETS.filter((diet) => choices.diet.includes(diet)),
    sort: [choices.sort !== NO_CHOICES.sort && choices.sort],
  };
  for (const name of NAMES) {
    params.delete(name);
    for (const value of written[name]) if (value) params.append(name, value);
  }
  return params;
}

/** How many choices are not the default; each diet counts. */
export const countChoices = (choices: BagChoices): number => [...writeChoices(choices)].length;
