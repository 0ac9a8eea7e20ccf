/** The actual cost of an order, compared with the cost shown to the buyer. */
import { areaInAddress } from '../delivery/areaInAddress.ts';
import { findArea, type DeliveryArea } from '../delivery/areas.ts';
import { addCents, multiplyCents } from '../money/arithmetic.ts';
import type { Cents } from '../money/money.ts';
import type { CheckoutRequest } from '../wire/checkout.ts';

export interface Quote {
  delivery: Cents;
  total: Cents;
  /** Where the request differs; empty if it matches to the cent. */
  differences: QuoteDifference[];
}

export type QuoteDifference =
  | { differs: 'price'; bagId: string; shown: Cents; real: Cents }
  | { differs: 'bagGone'; bagId: string }
  | { differs: 'fee'; shown: Cents; real: Cents }
  | { differs: 'total'; shown: Cents; real: Cents };

/**
 * `prices` are the stores' own, by bag: the request's figures are only compared. null for a delivery without a known
 * area.
 */
export function quoteFor(request: CheckoutRequest, prices: ReadonlyMap<string, Cents>): Quote | null {
  const delivery = realFee(request);
  if (delivery === null) return null;
  const differences: QuoteDifference[] = [];
  let subtotal = 0;
  for (const { bagId, quantity, unitPrice } of request.details) {
    const real = prices.get(bagId);
    if (real === undefined) {
      differences.push({ differs: 'bagGone', bagId });
      continue;
    }
    subtotal = addCents(subtotal, multiplyCents(real, quantity));
    if (real !== unitPrice) differences.push({ differs: 'price', bagId, shown: unitPrice, real });
  }
  if (delivery !== request.delivery_fee) {
    differences.push({ differs: 'fee', shown: request.delivery_fee, real: delivery });
  }
  const total = addCents(subtotal, delivery);
  if (total !== request.amount) differences.push({ differs: 'total', shown: request.amount, real: total });
  return { delivery, total, differences };
}

/** The delivery area, from its field or else from the address. null for pickup. */
export function areaOf({
  delivery_method,
  delivery_area,
  delivery_address,
}: Pick<CheckoutRequest, 'delivery_method' | 'delivery_area' | 'delivery_address'>): DeliveryArea | null {
  if (delivery_method === 'pickup') return null;
  return findArea(delivery_area) ?? areaInAddress(delivery_address);
}

const realFee = (request: CheckoutRequest): Cents | null =>
  request.delivery_method === 'pickup' ? 0 : (areaOf(request)?.fee ?? null);
