/** Shop and pickup window, stored with cart lines and order lines because bags are changed and deleted. */
import { MOST_LINES } from '../limits.ts';
import { isRaw, parseStored, type Raw } from '../reading/raw.ts';
import { readLocalText, readText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { pickupWindow } from './pickupWindow.ts';
import type { Bag } from './readBag.ts';

export type PickupPlace = Pick<Bag, 'store' | 'pickupStart' | 'pickupEnd' | 'pickupText'>;

export const pickupPlaceOf = ({ store, pickupStart, pickupEnd, pickupText }: PickupPlace): PickupPlace => ({
  store,
  pickupStart,
  pickupEnd,
  pickupText,
});

/** Lines from before shops and hours were stored have none of the fields. */
export function readPlace(stored: Raw): PickupPlace {
  return {
    store: readLocalText(stored.storeName, stored.storeNameAr),
    pickupStart: readInstant(stored.pickupStart),
    pickupEnd: readInstant(stored.pickupEnd),
    pickupText: readText(stored.pickupText),
  };
}

export const writePlace = ({ store, pickupStart, pickupEnd, pickupText }: PickupPlace) => ({
  storeName: store?.en ?? null,
  storeNameAr: store?.ar ?? null,
  pickupStart: isoOf(pickupStart),
  pickupEnd: isoOf(pickupEnd),
  pickupText,
});

/** The places of an order without duplicates, in the order of its lines. */
export function distinctPlaces(lines: readonly PickupPlace[]): PickupPlace[] {
  const places = new Map(lines.map((line) => [JSON.stringify(writePlace(line)), pickupPlaceOf(line)]));
  return [...places.values()];
}

/** Whether there is anything to show. */
export const isKnownPlace = (place: PickupPlace): boolean =>
  place.store !== null || pickupWindow(place, 0) !== null;

/** Reads a stored list; a damaged entry loses only itself. */
export function readPlaces(stored: unknown): PickupPlace[] {
  const list = typeof stored === 'string' ? parseStored(stored) : stored;
  return Array.isArray(list)
    ? list.slice(0, MOST_LINES).filter(isRaw).map(readPlace).filter(isKnownPlace)
    : [];
}

export const writePlaces = (places: readonly PickupPlace[]): string => JSON.stringify(places.map(writePlace));

const isoOf = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString());
