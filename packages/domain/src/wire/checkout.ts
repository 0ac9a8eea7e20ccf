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
import { count, id, instant, listOf, oneOf, price, said, someOf, someText } from './pieces.ts';

const quantity = count(1, MOST_OF_ONE);

/** However it was written, E.164 from here on. */
const phone: Reader<string> = (written) => {
  const reading = readPhone(text(written));
  return reading.ok ? reading.value.e164 : null;
};
const text = someText(LONGEST_PHONE);

const line = { bagId: id, quantity, unitPrice: price } satisfies Fields;

export const checkoutFields = {
  user_id: id,
  bag_id: id,
  qty: quantity,
  delivery_method: oneOf(DELIVERY_METHODS),
  customer_name: someText(LONGEST_NAME),
  customer_email: someText(LONGEST_EMAIL),
  whatsapp_phone: phone,
  delivery_address: someText(LONGEST_ADDRESS),
  delivery_fee: price,
  amount: price,
  currency: oneOf([CURRENCY]),
  details: listOf(line, MOST_LINES),
  /** Ours, beside the fields of the specification: the address does not carry the area. */
  delivery_area: optional(oneOf(DELIVERY_AREAS.map((area) => area.id))),
  /** Ours: the language in which the buyer is written to. */
  language: optional(oneOf(['en', 'ar'])),
} satisfies Fields;

/** What the browser sends. */
export type CheckoutBody = BodyOf<typeof checkoutFields>;
/** What the server has read. */
export type CheckoutRequest = RequestOf<typeof checkoutFields>;

/** No bag twice, and the one that stands for the order is the first. */
export function readCheckout(body: unknown): WireReading<CheckoutRequest> {
  const reading = readRequest(checkoutFields, body);
  if (!reading.ok) return reading;
  const { bag_id, qty, details } = reading.value;
  const [first] = details;
  const isWhole = first?.bagId === bag_id && first.quantity === qty;
  const isOnce = new Set(details.map(({ bagId }) => bagId)).size === details.length;
  return isWhole && isOnce ? reading : { ok: false, error: { field: 'details', problem: 'wrong' } };
}

export const checkoutAnswer = {
  order_code: said(LONGEST_CODE),
  error: said(),
  /** Ours: until when the bags are held. */
  expires_at: instant,
  /** Ours, with 409: what it really costs and what is left, so that the buyer can look again. */
  amount: price,
  delivery_fee: price,
  details: someOf({ bagId: id, unitPrice: price, available: count(0, Infinity) }),
} satisfies Fields;

export type CheckoutAnswerBody = AnswerBodyOf<typeof checkoutAnswer>;
export type CheckoutAnswer = AnswerOf<typeof checkoutAnswer>;
