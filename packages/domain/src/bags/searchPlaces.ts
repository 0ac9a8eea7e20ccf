/** What a search that finds no bag still finds: shops, areas, and the nearest area where there are bags. */
import { areaDistance } from '../delivery/areaMiddles.ts';
import { DELIVERY_AREAS, type DeliveryArea } from '../delivery/areas.ts';
import { areaSpellings } from '../delivery/areaSpellings.ts';
import type { ShopRating } from '../ratings/shopRating.ts';
import type { Shop } from '../shops/readShop.ts';
import type { Instant } from '../time/instant.ts';
import { availabilityOf } from './availability.ts';
import { bestFirst } from './filter.ts';
import { foldTexts, rankTexts } from './rankTexts.ts';
import type { Bag } from './readBag.ts';

export interface SearchedShop extends Pick<Shop, 'id' | 'name' | 'area' | 'pictureUrl'> {
  rating: ShopRating | null;
}

export interface FoundShop {
  shop: SearchedShop;
  bagsNow: number;
  /** The bag that opens next; null where none will. */
  next: Bag | null;
}

export interface FoundArea {
  area: DeliveryArea;
  shops: number;
  bagsNow: number;
}

export interface FoundPlaces {
  shops: readonly FoundShop[];
  areas: readonly FoundArea[];
  /** The nearest area with bags, where the areas found have none. */
  closeBy: FoundArea | null;
}

/** The list is there to choose from, not to look through. */
const MOST_SHOPS = 5;

export function searchPlaces(
  search: string,
  { shops, bags, now }: { shops: readonly SearchedShop[]; bags: readonly Bag[]; now: Instant },
): FoundPlaces {
  const shopTexts = shops.map(({ name, area }) => [
    [name?.en ?? '', name?.ar ?? ''],
    areaSpellings(area?.id ?? null),
  ]);
  const areaTexts = DELIVERY_AREAS.map(({ id }) => [areaSpellings(id)]);
  const states = bags.map((bag) => ({ bag, availability: availabilityOf(bag, now) }));
  const counted = DELIVERY_AREAS.map((area) => {
    const own = shops.filter((shop) => shop.area?.id === area.id);
    return { area, shops: own.length, bagsNow: own.reduce((sum, { id }) => sum + bagsNow(id), 0) };
  });

  const found = bestFirst(shops, ranksOf(shopTexts)).slice(0, MOST_SHOPS);
  const areas = bestFirst(counted, ranksOf(areaTexts));
  const near = areas[0]?.area ?? found[0]?.area ?? null;
  const isNeeded = near !== null && !areas.some(({ bagsNow }) => bagsNow > 0);
  return {
    shops: found.map((shop) => ({ shop, bagsNow: bagsNow(shop.id), next: nextOf(shop.id) })),
    areas,
    closeBy: isNeeded ? nearestWithBags(near) : null,
  };

  /** What says most of each is first in its texts. */
  function ranksOf(texts: ReadonlyArray<ReadonlyArray<readonly string[]>>) {
    const folded = texts.map(foldTexts);
    return rankTexts(
      folded.map(([own, ...shared]) => ({ own: own!, shared })),
      search,
    );
  }

  function bagsNow(shopId: string) {
    return states.filter(
      ({ bag, availability }) => bag.storeId === shopId && availability.state === 'available',
    ).length;
  }

  function nextOf(shopId: string) {
    const later = states.flatMap(({ bag, availability }) =>
      bag.storeId === shopId && availability.state === 'opensLater'
        ? [{ bag, opensAt: availability.opensAt }]
        : [],
    );
    return later.sort((one, other) => one.opensAt - other.opensAt)[0]?.bag ?? null;
  }

  function nearestWithBags(near: DeliveryArea) {
    const others = counted.filter(({ bagsNow }) => bagsNow > 0);
    others.sort((one, other) => areaDistance(near, one.area) - areaDistance(near, other.area));
    return others[0] ?? null;
  }
}
