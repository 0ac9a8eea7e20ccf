/** Where a buyer collects an order. */
import { distinctPlaces, isKnownPlace, type PickupPlace } from '../bags/pickupPlace.ts';
import { DEFAULT_METHOD } from '../delivery/deliveryMethod.ts';
import { paymentBadge } from './paymentBadge.ts';
import type { Order } from './readOrder.ts';

/** Empty for deliveries and unpaid orders. */
export function pickupPlacesOf({ method, paymentStatus, lines }: Order): PickupPlace[] {
  const isPaid = paymentBadge(paymentStatus).badge === 'completed';
  return (method ?? DEFAULT_METHOD) === 'pickup' && isPaid ? distinctPlaces(lines).filter(isKnownPlace) : [];
}
