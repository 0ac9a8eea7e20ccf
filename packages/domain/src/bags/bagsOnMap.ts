/** What a map of the shelf shows: how many bags each area and shop has at one time, and where. */
import { areaMiddle } from '../delivery/areaMiddles.ts';
import { DELIVERY_AREAS, type DeliveryArea } from '../delivery/areas.ts';
import type { Coordinates } from '../shops/coordinates.ts';
import type { LocalText } from '../text/localText.ts';
import type { Instant } from '../time/instant.ts';
import { NO_CHOICES, type When } from './choices.ts';
import { chooseBags, type ShopPlaces } from './chooseBags.ts';
import { distanceMetres } from './distance.ts';
import type { Bag } from './readBag.ts';

export type MapTime = Exclude<When, 'any'>;

interface Counted {
  /** How many bags can be had, each as often as it is in stock. */
  count: number;
  position: Coordinates;
}

export interface ShopOnMap extends Counted {
  id: string;
  name: LocalText | null;
  /** Without coordinates of its own the shop stands in the middle of its area. */
  isPlaceKnown: boolean;
  bags: Bag[];
}

export interface AreaOnMap extends Counted {
  area: DeliveryArea;
  /** In the order of the shelf. */
  shops: ShopOnMap[];
}

/** The areas that have bags, in the order of the delivery areas. A shop of which neither area nor coordinates are known is left out. */
export function bagsOnMap(
  bags: readonly Bag[],
  when: MapTime,
  { now, places }: { now: Instant; places: ShopPlaces },
): AreaOnMap[] {
  const choices = { ...NO_CHOICES, when };
  const chosen = chooseBags(bags, choices, { now, places, favourites: new Set(), position: null });
  const found = new Map<DeliveryArea, Map<string, ShopOnMap>>();
  for (const bag of chosen) {
    const { storeId, quantity } = bag;
    if (storeId === null || quantity === 0) continue;
    const place = places.get(storeId);
    const own = place?.position ?? null;
    const id = bag.area ?? place?.area;
    const area = DELIVERY_AREAS.find((each) => each.id === id) ?? (own && nearestArea(own));
    if (!area) continue;
    const shops = found.get(area) ?? new Map<string, ShopOnMap>();
    found.set(area, shops);
    const shop = shops.get(storeId);
    if (shop) {
      shop.count += quantity;
      shop.bags.push(bag);
    } else
      shops.set(storeId, {
        id: storeId,
        name: bag.store,
        isPlaceKnown: own !== null,
        position: own ?? areaMiddle(area),
        count: quantity,
        bags: [bag],
      });
  }
  return DELIVERY_AREAS.flatMap((area) => {
    const shops = [...(found.get(area)?.values() ?? [])];
    if (shops.length === 0) return [];
    const count = shops.reduce((sum, shop) => sum + shop.count, 0);
    return [{ area, shops, count, position: middleOf(shops) }];
  });
}

function middleOf(shops: readonly ShopOnMap[]): Coordinates {
  const mean = (of: keyof Coordinates) =>
    shops.reduce((sum, { position }) => sum + position[of], 0) / shops.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

const nearestArea = (position: Coordinates): DeliveryArea =>
  DELIVERY_AREAS.reduce((nearest, area) =>
    distanceMetres(position, areaMiddle(area)) < distanceMetres(position, areaMiddle(nearest))
      ? area
      : nearest,
  );
