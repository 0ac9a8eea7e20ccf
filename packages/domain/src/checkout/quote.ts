/** What an order really costs, beside what the buyer was shown. */
import { DELIVERY_AREAS, findArea } from '../delivery/areas.ts';
import { addCents, multiplyCents, type Cents } from '../money/money.ts';
import type { CheckoutRequest } from '../wire/checkout.ts';

export interface Quote {
  delivery: Cents;
  total: Cents;
  /** What the buyer was shown differently; empty where both agree to the cent. */
  differences: QuoteDifference[];
}

export type QuoteDifference =
  | { differs: 'price'; bagId: string; shown: Cents; real: Cents }
  | { differs: 'bagGone'; bagId: string }
  | { differs: 'fee'; shown: Cents; real: Cents }
  | { differs: 'total'; shown: Cents; real: Cents };

/** `prices` are the stores' own, by bag: nothing in the request is believed, only compared. */
export function quoteFor(request: CheckoutRequest, prices: ReadonlyMap<string, Cents>): Quote {
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
  const delivery = realFee(request);
  if (delivery !== request.delivery_fee) {
    differences.push({ differs: 'fee', shown: request.delivery_fee, real: delivery });
  }
  const total = addCents(subtotal, delivery);
  if (total !== request.amount) differences.push({ differs: 'total', shown: request.amount, real: total });
  return { delivery, total, differences };
}

/** Without an area a fee is believed only if some area has it; the dearest is asked otherwise. */
function realFee({ delivery_method, delivery_area, delivery_fee }: CheckoutRequest): Cents {
  if (delivery_method === 'pickup') return 0;
  const area = findArea(delivery_area);
  if (area) return area.fee;
  const fees = DELIVERY_AREAS.map(({ fee }) => fee);
  return fees.includes(delivery_fee) ? delivery_fee : Math.max(...fees);
}
