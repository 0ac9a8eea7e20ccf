/** POST {backend}/api/orders/checkout. */
import { DELIVERY_AREAS } from '../delivery/areas.ts';
import { DELIVERY_METHODS } from '../delivery/deliveryMethod.ts';
import { LONGEST_ADDRESS, LONGEST_EMAIL, LONGEST_NAME, MOST_LINES, MOST_OF_ONE } from '../limits.ts';
import { CURRENCY } from '../money/money.ts';
import {
  optional,
  readRequest,
  type BodyOf,
  type Fields,
  type RequestOf,
  type WireReading,
} from './fields.ts';
import { count, flag, id, nonEmptyText, oneOf, phoneNumber, price, strictList } from './pieces.ts';

const AREA_IDS = DELIVERY_AREAS.map((area) => area.id);

const line = {
  bagId: id('The id of the bag.'),
  quantity: count(1, MOST_OF_ONE, 'The quantity.'),
  unitPrice: price('The price of one bag that was shown to the buyer.'),
} satisfies Fields;

export const checkoutFields = {
  user_id: id('The signed-in user; any other id is rejected.'),
  bag_id: id('The bag of the first line of `details`.'),
  qty: count(1, MOST_OF_ONE, 'The quantity of the first line.'),
  delivery_method: oneOf(DELIVERY_METHODS, 'Delivery or pickup.'),
  customer_name: nonEmptyText(LONGEST_NAME, 'The name of the buyer.'),
  customer_email: nonEmptyText(LONGEST_EMAIL, 'The e-mail address of the buyer.'),
  whatsapp_phone: phoneNumber(),
  delivery_address: nonEmptyText(LONGEST_ADDRESS, 'The address in one line; for pickup, any text.'),
  delivery_fee: price('The fee shown to the buyer, which the server compares with its own.'),
  amount: price('The total shown to the buyer, which the server compares with its own.'),
  currency: oneOf([CURRENCY], 'The only currency.'),
  details: strictList(line, MOST_LINES, 'The lines of the cart, one for each bag.'),
  // Not in the specification, as the next two: the address does not contain the area.
  delivery_area: optional(oneOf(AREA_IDS, 'The delivery area, which decides the fee.')),
  language: optional(oneOf(['en', 'ar'], 'The language of messages to the buyer.')),
  is_gift: optional(flag('Whether the shop gives the bags to people who need them. Of a pickup alone.')),
} satisfies Fields;

/** The request as the browser sends it. */
export type CheckoutBody = BodyOf<typeof checkoutFields>;
/** The request as the server reads it. */
export type CheckoutRequest = RequestOf<typeof checkoutFields>;

/** Rejects duplicate bags, a `bag_id` that is not the first line's, and a gift that is to be delivered. */
export function readCheckout(body: unknown): WireReading<CheckoutRequest> {
  const reading = readRequest(checkoutFields, body);
  if (!reading.ok) return reading;
  const { bag_id, qty, details, is_gift, delivery_method } = reading.value;
  if (is_gift && delivery_method !== 'pickup')
    return { ok: false, error: { field: 'is_gift', problem: 'wrong' } };
  const [first] = details;
  const isWhole = first?.bagId === bag_id && first.quantity === qty;
  const isOnce = new Set(details.map(({ bagId }) => bagId)).size === details.length;
  return isWhole && isOnce ? reading : { ok: false, error: { field: 'details', problem: 'wrong' } };
}
