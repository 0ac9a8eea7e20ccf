/** The bags that fit a buyer's choices, in the chosen order. */
import { DELIVERY_AREAS, type DeliveryArea } from '../delivery/areas.ts';
import { daysAheadInBeirut } from '../time/beirut.ts';
import { fieldsOf } from '../objects.ts';
import { readId } from '../reading/raw.ts';
import { readStoredCoordinates, type Coordinates } from '../shops/coordinates.ts';
import type { Instant } from '../time/instant.ts';
import { availabilityOf } from './availability.ts';
import type { BagChoices, BagSort, When } from './choices.ts';
import type { Diet } from './contents.ts';
import { distanceMetres } from './distance.ts';
import type { Bag } from './readBag.ts';

/** The facts that decide whether a bag is chosen. */
type ChoosableBag = Pick<
  Bag,
  'storeId' | 'quantity' | 'pickupStart' | 'pickupEnd' | 'restockAt' | 'salePrice' | 'fullPrice' | 'diet'
>;

export interface ShopPlace {
  /** The id of a delivery area. */
  area: string | null;
  /** null where it is not known. */
  position: Coordinates | null;
}

/** By the id of the store. */
export type ShopPlaces = ReadonlyMap<string, ShopPlace>;

/** From rows of the table stores. */
export function readShopPlaces(rows: readonly unknown[]): Map<string, ShopPlace> {
  return new Map(
    rows.flatMap((row) => {
      const { id, area, latitude, longitude } = fieldsOf(row);
      const shopId = readId(id);
      const place = {
        area: typeof area === 'string' ? area : null,
        position: readStoredCoordinates(latitude, longitude),
      };
      return shopId === null ? [] : [[shopId, place] as const];
    }),
  );
}

export interface ChoiceContext {
  now: Instant;
  places: ShopPlaces;
  /** Ids of stores. */
  favourites: ReadonlySet<string>;
  /** The buyer's own, where it is known. */
  position: Coordinates | null;
}

export function chooseBags<Each extends ChoosableBag>(
  bags: readonly Each[],
  { when, area, favourites, diet, sort }: BagChoices,
  context: ChoiceContext,
): Each[] {
  const chosen = bags.filter(
    (bag) =>
      (when === 'any' || whenOf(bag, context.now) === when) &&
      (area === null || placeOf(bag, context.places)?.area === area) &&
      (!favourites || (bag.storeId !== null && context.favourites.has(bag.storeId))) &&
      diet.every((wanted) => suits(bag.diet, wanted)),
  );
  return sorted(chosen, sort, context);
}

/** The areas that have a bag, in the order of the delivery areas. */
export function areasOfBags(
  bags: readonly Pick<Bag, 'storeId'>[],
  places: ShopPlaces,
): readonly DeliveryArea[] {
  const found = new Set(bags.map((bag) => placeOf(bag, places)?.area));
  return DELIVERY_AREAS.filter(({ id }) => found.has(id));
}

const placeOf = ({ storeId }: Pick<Bag, 'storeId'>, places: ShopPlaces): ShopPlace | undefined =>
  storeId === null ? undefined : places.get(storeId);

/** Vegan food is vegetarian. That it is dairy-free a shop has to say itself, because some buyers are allergic. */
const suits = (diet: unknown, wanted: Diet): boolean =>
  Array.isArray(diet) && (diet.includes(wanted) || (wanted === 'vegetarian' && diet.includes('vegan')));

/** By the time that the bag's card shows; null where it shows none, or one after tomorrow. */
function whenOf(bag: ChoosableBag, now: Instant): Exclude<When, 'any'> | null {
  const from = availableFrom(bag, now);
  if (from === null) return null;
  if (from <= now) return 'now';
  const days = daysAheadInBeirut(now, from);
  if (days === 0) return 'later';
  return days === 1 ? 'tomorrow' : null;
}

/** null if it has ended, or is sold out without a restock time. */
function availableFrom(bag: ChoosableBag, now: Instant): Instant | null {
  const availability = availabilityOf(bag, now);
  switch (availability.state) {
    case 'available':
      return now;
    case 'opensLater':
      return availability.opensAt;
    case 'restocking':
    case 'soldOut':
      return (availability.restockAt ?? now) > now ? availability.restockAt : null;
    case 'ended':
      return null;
  }
}

/** Smaller comes first; what is not known comes last. */
const KEYS: Record<Exclude<BagSort, 'best'>, (bag: ChoosableBag, context: ChoiceContext) => number> = {
  cheapest: ({ salePrice }) => salePrice,
  ends: ({ pickupEnd }) => pickupEnd ?? Infinity,
  saving: ({ salePrice, fullPrice }) => (fullPrice === null ? Infinity : salePrice - fullPrice),
  nearest: (bag, { places, position }) => {
    const there = placeOf(bag, places)?.position;
    return position && there ? distanceMetres(position, there) : Infinity;
  },
};

/** Ties keep their order. Bags that are open now come first, then later ones, then the others. */
function sorted<Each extends ChoosableBag>(bags: Each[], sort: BagSort, context: ChoiceContext): Each[] {
  // Distances need a position.
  if (sort === 'best' || (sort === 'nearest' && context.position === null)) return bags;
  return (
    bags
      .map((bag) => ({
        bag,
        turn: turnOf(availableFrom(bag, context.now), context.now),
        key: KEYS[sort](bag, context),
      }))
      // Infinity less Infinity is NaN, which counts as equal.
      .toSorted((one, other) => one.turn - other.turn || one.key - other.key || 0)
      .map(({ bag }) => bag)
  );
}

/** First the bags that are open now, then later ones, then the others; otherwise in the order of the list. */
export function soonestFirst<Each extends ChoosableBag>(bags: readonly Each[], now: Instant): Each[] {
  const turns: [Each[], Each[], Each[]] = [[], [], []];
  for (const bag of bags) turns[turnOf(availableFrom(bag, now), now)].push(bag);
  return turns.flat();
}

function turnOf(from: Instant | null, now: Instant): 0 | 1 | 2 {
  if (from === null) return 2;
  return from <= now ? 0 : 1;
}
