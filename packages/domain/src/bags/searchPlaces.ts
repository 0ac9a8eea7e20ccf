/** What a search that finds no bag still finds: shops, areas, and the nearest area where there are bags. */
import { areaDistance } from '../delivery/areaMiddles.ts';
import { DELIVERY_AREAS, type DeliveryArea } from '../delivery/areas.ts';
import { areaSpellings } from '../delivery/areaSpellings.ts';
import type { ShopRating } from '../ratings/shopRating.ts';
import type { Shop } from '../shops/readShop.ts';
import type { LocalText } from '../text/localText.ts';
import type { Instant } from '../time/instant.ts';
import { availabilityOf } from './availability.ts';
import { bestFirst } from './filter.ts';
import { foldTexts, rankTexts } from './rankTexts.ts';
import type { Bag } from './readBag.ts';

export interface SearchedShop extends Pick<Shop, 'id' | 'area' | 'pictureUrl' | 'facade'> {
  name: LocalText;
  rating: ShopRating | null;
}

export interface FoundShop {
  shop: SearchedShop;
  /** Null where the bags are not known. */
  bagsNow: number | null;
  /** The bag that opens next; null where none will. */
  next: Bag | null;
}

export interface FoundArea {
  area: DeliveryArea;
  shops: number;
  bagsNow: number | null;
}

export interface FoundPlaces {
  shops: readonly FoundShop[];
  areas: readonly FoundArea[];
  /** The nearest area with bags, where the areas found have none. */
  closeBy: FoundArea | null;
}

/** The list is there to choose from, not to look through. */
const MOST_SHOPS = 5;

interface Known {
  /** None where they could not be read: then nothing is known of the areas either. */
  shops: readonly SearchedShop[];
  /** Null where the list has only what fits the search. */
  bags: readonly Bag[] | null;
  now: Instant;
}

export function searchPlaces(search: string, { shops, bags, now }: Known): FoundPlaces {
  const states = bags?.map((bag) => ({ bag, availability: availabilityOf(bag, now) })) ?? null;
  const counted = DELIVERY_AREAS.map((area) => {
    const own = shops.filter((shop) => shop.area?.id === area.id);
    return { area, shops: own.length, bagsNow: bagsNow(own) };
  });

  const shopTexts = shops.map(({ name, area }) => [
    [name.en ?? '', name.ar ?? ''],
    areaSpellings(area?.id ?? null),
  ]);
  const areaTexts = DELIVERY_AREAS.map(({ id }) => [areaSpellings(id)]);
  const found = bestFirst(shops, ranksOf(shopTexts)).slice(0, MOST_SHOPS);
  const areas = shops.length > 0 ? bestFirst(counted, ranksOf(areaTexts)) : [];
  const near = areas[0]?.area ?? found[0]?.area ?? null;
  const withBags = counted.filter((each) => each.bagsNow);
  const isNeeded = near !== null && !areas.some((each) => withBags.includes(each));
  return {
    shops: found.map((shop) => ({ shop, bagsNow: bagsNow([shop]), next: nextOf(shop) })),
    areas,
    closeBy: isNeeded ? nearest(near) : null,
  };

  /** What says most of each is first in its texts. */
  function ranksOf(texts: ReadonlyArray<ReadonlyArray<readonly string[]>>) {
    const folded = texts.map(foldTexts);
    return rankTexts(
      folded.map(([own, ...shared]) => ({ own: own!, shared })),
      search,
    );
  }

  function bagsNow(of: readonly SearchedShop[]) {
    const ids = new Set<string | null>(of.map(({ id }) => id));
    const open = states?.filter(
      ({ bag, availability }) => ids.has(bag.storeId) && availability.state === 'available',
    );
    return open?.length ?? null;
  }

  function nextOf({ id }: SearchedShop) {
    const later = states?.flatMap(({ bag, availability }) =>
      bag.storeId === id && availability.state === 'opensLater'
        ? [{ bag, opensAt: availability.opensAt }]
        : [],
    );
    const [next = null] = later?.sort((one, other) => one.opensAt - other.opensAt) ?? [];
    return next && next.bag;
  }

  function nearest(to: DeliveryArea) {
    const [first = null] = withBags.sort(
      (one, other) => areaDistance(to, one.area) - areaDistance(to, other.area),
    );
    return first;
  }
}
