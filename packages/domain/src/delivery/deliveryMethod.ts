/** Delivery or pickup, and the fee. */
import type { Cents } from '../money/money.ts';
import { readText } from '../text/localText.ts';
import type { AddressParts } from './address.ts';
import type { DeliveryArea } from './areas.ts';

export const DELIVERY_METHODS = ['delivery', 'pickup'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export type DeliveryChoice =
  | { method: 'delivery'; area: DeliveryArea; address: AddressParts }
  /** `isGift`: the shop gives the bags to people who need them. */
  | { method: 'pickup'; isGift: boolean };

/** The way of the bags: a gift is a pickup for a person in need. */
export type OrderWay = DeliveryMethod | 'gift';

/** /profile: shown for an order without a method. */
export const DEFAULT_METHOD: DeliveryMethod = 'pickup';

export function readDeliveryMethod(value: unknown): DeliveryMethod | null {
  const name = readText(value)?.toLowerCase();
  return DELIVERY_METHODS.find((method) => method === name) ?? null;
}

/** The fee applies only to delivery. */
export function deliveryFee(choice: DeliveryChoice): Cents {
  return choice.method === 'delivery' ? choice.area.fee : 0;
}
