/** What is kept of a paid order for the session, and reused where it is the same order's. */
import { readPlaces, writePlace, type PickupPlace } from '../bags/pickupPlace.ts';
import { DEFAULT_METHOD, readDeliveryMethod, type DeliveryMethod } from '../delivery/deliveryMethod.ts';
import { LONGEST_ADDRESS, LONGEST_CODE, LONGEST_PHONE } from '../limits.ts';
import { isRaw, readKept } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';

export interface SuccessData {
  orderCode: string;
  deliveryMethod: DeliveryMethod;
  customerName: string | null;
  whatsappPhone: string | null;
  deliveryAddress: string | null;
  /** Ours: where it is collected; none where nobody knows. */
  places: PickupPlace[];
}

/** null where nothing was kept, it is damaged, or it belongs to another order than the pending one. */
export function readSuccessData(kept: unknown, pendingCode: string | null): SuccessData | null {
  const raw = readKept(kept);
  if (!isRaw(raw)) return null;
  const orderCode = readText(raw.orderCode, LONGEST_CODE);
  if (orderCode === null || (pendingCode !== null && pendingCode !== orderCode)) return null;
  return {
    orderCode,
    deliveryMethod: readDeliveryMethod(raw.deliveryMethod) ?? DEFAULT_METHOD,
    customerName: readText(raw.customerName),
    whatsappPhone: readText(raw.whatsappPhone, LONGEST_PHONE),
    deliveryAddress: readText(raw.deliveryAddress, LONGEST_ADDRESS),
    places: readPlaces(raw.places),
  };
}

export function writeSuccessData(data: SuccessData): string {
  return JSON.stringify({ ...data, places: data.places.map(writePlace) });
}
