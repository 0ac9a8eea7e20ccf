/** Where and when a bag is collected, kept beside what was put in a cart or ordered: bags are changed and deleted. */
import type { Raw } from '../reading/raw.ts';
import { readLocalText, readText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
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

const isoOf = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString());
