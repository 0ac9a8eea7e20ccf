/** POST {backend}/api/orders/checkout. */
import { DELIVERY_AREAS } from '../delivery/areas.ts';
import { DELIVERY_METHODS } from '../delivery/deliveryMethod.ts';
import {
  LONGEST_ADDRESS,
  LONGEST_CODE,
  LONGEST_EMAIL,
  LONGEST_NAME,
  LONGEST_PHONE,
  MOST_LINES,
  MOST_OF_ONE,
} from '../limits.ts';
import { CURRENCY } from '../money/money.ts';
import { readPhone } from '../phone/readPhone.ts';
import {
  optional,
  readRequest,
  type AnswerBodyOf,
  type AnswerOf,
  type BodyOf,
  type Fields,
  type Reader,
  type RequestOf,
  type WireReading,
} from './fields.ts';
import {
  count,
  id,
  instant,
  strictList,
  oneOf,
  price,
  shortText,
  lenientList,
  nonEmptyText,
} from './pieces.ts';

const quantity = count(1, MOST_OF_ONE);

/** Any format, read as E.164. */
const phone: Reader<string> = (written) => {
  const reading = readPhone(text(written));
  return reading.ok ? reading.value.e164 : null;
};
const text = nonEmptyText(LONGEST_PHONE);

const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : null);

const line = { bagId: id, quantity, unitPrice: price } satisfies Fields;

export const checkoutFields = {
  user_id: id,
  bag_id: id,
  qty: quantity,
  delivery_method: oneOf(DELIVERY_METHODS),
  customer_name: nonEmptyText(LONGEST_NAME),
  customer_email: nonEmptyText(LONGEST_EMAIL),
  whatsapp_phone: phone,
  delivery_address: nonEmptyText(LONGEST_ADDRESS),
  delivery_fee: price,
  amount: price,
  currency: oneOf([CURRENCY]),
  details: strictList(line, MOST_LINES),
  /** Not in the specification: the address does not contain the area. */
  delivery_area: optional(oneOf(DELIVERY_AREAS.map((area) => area.id))),
  /** Not in the specification: the language of messages to the buyer. */
  language: optional(oneOf(['en', 'ar'])),
  /** Not in the specification: the shop gives the bags to people who need them. Of a pickup alone. */
  is_gift: optional(flag),
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

export const checkoutAnswer = {
  order_code: shortText(LONGEST_CODE),
  error: shortText(),
  /** Not in the specification: until when the bags are held. */
  expires_at: instant,
  /** Not in the specification, with 409: the current prices and stock, for the buyer to review. */
  amount: price,
  delivery_fee: price,
  details: lenientList({ bagId: id, unitPrice: price, available: count(0, Infinity) }),
} satisfies Fields;

export type CheckoutAnswerBody = AnswerBodyOf<typeof checkoutAnswer>;
export type CheckoutAnswer = AnswerOf<typeof checkoutAnswer>;
