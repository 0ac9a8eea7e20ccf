/** Shop and pickup window, kept beside what is in a cart or ordered, for bags are changed and deleted. */
import { MOST_LINES } from '../limits.ts';
import { isRaw, readKept, type Raw } from '../reading/raw.ts';
import { readLocalText, readText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { pickupWindow } from './pickupWindow.ts';
import type { Bag } from './readBag.ts';

export type PickupPlace = Pick<Bag, 'store' | 'pickupStart' | 'pickupEnd' | 'pickupText'>;

export const placeOf = ({ store, pickupStart, pickupEnd, pickupText }: PickupPlace): PickupPlace => ({
  store,
  pickupStart,
  pickupEnd,
  pickupText,
});

/** What was kept before shops and hours were has none of it. */
export function readPlace(kept: Raw): PickupPlace {
  return {
    store: readLocalText(kept.storeName, kept.storeNameAr),
    pickupStart: readInstant(kept.pickupStart),
    pickupEnd: readInstant(kept.pickupEnd),
    pickupText: readText(kept.pickupText),
  };
}

export const writePlace = ({ store, pickupStart, pickupEnd, pickupText }: PickupPlace) => ({
  storeName: store?.en ?? null,
  storeNameAr: store?.ar ?? null,
  pickupStart: isoOf(pickupStart),
  pickupEnd: isoOf(pickupEnd),
  pickupText,
});

/** Each place of an order once, in the order of its lines. */
export function distinctPlaces(lines: readonly PickupPlace[]): PickupPlace[] {
  const places = new Map(lines.map((line) => [JSON.stringify(writePlace(line)), placeOf(line)]));
  return [...places.values()];
}

/** Whether anything true can be said of it. */
export const isKnownPlace = (place: PickupPlace): boolean =>
  place.store !== null || pickupWindow(place, 0) !== null;

/** A list of them as it was kept; damage costs only what is damaged. */
export function readPlaces(kept: unknown): PickupPlace[] {
  const list = typeof kept === 'string' ? readKept(kept) : kept;
  return Array.isArray(list)
    ? list.slice(0, MOST_LINES).filter(isRaw).map(readPlace).filter(isKnownPlace)
    : [];
}

export const writePlaces = (places: readonly PickupPlace[]): string => JSON.stringify(places.map(writePlace));

const isoOf = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString());
