/** Where a buyer goes with the code of an order. */
import { distinctPlaces, isKnownPlace, type PickupPlace } from '../bags/pickupPlace.ts';
import { DEFAULT_METHOD } from '../delivery/deliveryMethod.ts';
import { paymentBadge } from './paymentBadge.ts';
import type { Order } from './readOrder.ts';

/** None for what is brought, and for what is not paid: nobody shall go for that. */
export function placesToCollect({ method, paymentStatus, lines }: Order): PickupPlace[] {
  const isPaid = paymentBadge(paymentStatus).badge === 'completed';
  return (method ?? DEFAULT_METHOD) === 'pickup' && isPaid ? distinctPlaces(lines).filter(isKnownPlace) : [];
}
