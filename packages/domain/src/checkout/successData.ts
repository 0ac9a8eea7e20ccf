/** Data of a paid order for the success page, in session storage. */
import { readPlaces, writePlace, type PickupPlace } from '../bags/pickupPlace.ts';
import { DEFAULT_METHOD, readDeliveryMethod, type DeliveryMethod } from '../delivery/deliveryMethod.ts';
import { LONGEST_ADDRESS, LONGEST_CODE, LONGEST_PHONE } from '../limits.ts';
import { isRaw, parseStored } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';

/** A key of local storage that the specification does not have: whether the last order is a gift. */
export const LAST_IS_GIFT_KEY = 'lastOrderIsGift';

export interface SuccessData {
  orderCode: string;
  deliveryMethod: DeliveryMethod;
  /** A gift, which the specification does not have. */
  isGift: boolean;
  customerName: string | null;
  whatsappPhone: string | null;
  deliveryAddress: string | null;
  /** Not in the specification: the pickup places, empty if unknown. */
  places: PickupPlace[];
}

/** null if it is missing, damaged, or of another order than the pending one. */
export function readSuccessData(stored: unknown, pendingCode: string | null): SuccessData | null {
  const raw = parseStored(stored);
  if (!isRaw(raw)) return null;
  const orderCode = readText(raw.orderCode, LONGEST_CODE);
  if (orderCode === null || (pendingCode !== null && pendingCode !== orderCode)) return null;
  return {
    orderCode,
    deliveryMethod: readDeliveryMethod(raw.deliveryMethod) ?? DEFAULT_METHOD,
    isGift: raw.isGift === true,
    customerName: readText(raw.customerName),
    whatsappPhone: readText(raw.whatsappPhone, LONGEST_PHONE),
    deliveryAddress: readText(raw.deliveryAddress, LONGEST_ADDRESS),
    places: readPlaces(raw.places),
  };
}

export function writeSuccessData(data: SuccessData): string {
  return JSON.stringify({ ...data, places: data.places.map(writePlace) });
}
