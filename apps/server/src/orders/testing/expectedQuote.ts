/** The cost of an order by the rule that the database is compared with. */
import {
  addCents,
  DELIVERY_AREAS,
  findArea,
  foldForSearch,
  multiplyCents,
  type Cents,
  type CheckoutRequest,
  type DeliveryArea,
} from '@zawadeh/domain';

interface Quote {
  delivery: Cents;
  total: Cents;
  /** The fields in which the request differs; empty if it matches to the cent. */
  differences: QuoteDifference[];
}

type QuoteDifference =
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
function areaOf({
  delivery_method,
  delivery_area,
  delivery_address,
}: Pick<CheckoutRequest, 'delivery_method' | 'delivery_area' | 'delivery_address'>): DeliveryArea | null {
  if (delivery_method === 'pickup') return null;
  return findArea(delivery_area) ?? areaInAddress(delivery_address);
}

const realFee = (request: CheckoutRequest): Cents | null =>
  request.delivery_method === 'pickup' ? 0 : (areaOf(request)?.fee ?? null);

const BETWEEN_WORDS = /[ |,،.;:؛/()_"'!?؟*&+=<>{}~#@%^\\[\]-]+/g;
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Separates two quarters that share one area. */
const BETWEEN_NAMES = /[,،]/;

const wordsOf = (text: string): string =>
  ` ${foldForSearch(text).replace(INVISIBLE, '').replace(BETWEEN_WORDS, ' ')} `;

/** If an address names several areas, the dearest, so that naming another one never lowers the fee. */
function areaInAddress(address: string): DeliveryArea | null {
  const words = wordsOf(address);
  const isNamed = ({ name }: DeliveryArea) =>
    [name.en, name.ar].some((names) =>
      names.split(BETWEEN_NAMES).some((name) => words.includes(wordsOf(name))),
    );
  const [first, ...others] = DELIVERY_AREAS.filter(isNamed);
  return first ? others.reduce((dearest, area) => (area.fee > dearest.fee ? area : dearest), first) : null;
}
