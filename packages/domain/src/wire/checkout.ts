/** Specification 7, POST {backend}/api/orders/checkout. */
import {
  array,
  check,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  maxLength,
  type InferInput,
  type InferOutput,
} from 'valibot';
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
import { id, instant, listOf, maybe, price, readBy, said, someText } from './pieces.ts';

const quantity = pipe(number(), integer(), minValue(1), maxValue(MOST_OF_ONE));

/** However it was written, E.164 from here on. */
const phone = pipe(
  string(),
  maxLength(LONGEST_PHONE),
  readBy((written: string) => {
    const reading = readPhone(written);
    return reading.ok ? reading.phone.e164 : null;
  }),
);

const line = strictObject({ bagId: id, quantity, unitPrice: price });

export const checkoutRequest = pipe(
  strictObject({
    user_id: id,
    bag_id: id,
    qty: quantity,
    delivery_method: picklist(DELIVERY_METHODS),
    customer_name: someText(LONGEST_NAME),
    customer_email: someText(LONGEST_EMAIL),
    whatsapp_phone: phone,
    delivery_address: someText(LONGEST_ADDRESS),
    delivery_fee: price,
    amount: price,
    currency: literal(CURRENCY),
    details: listOf(line, MOST_LINES),
    /** Ours, beside the fields of the specification: the address does not carry the area. */
    delivery_area: optional(picklist(DELIVERY_AREAS.map((area) => area.id))),
    /** Ours: the language in which the buyer is written to. */
    language: optional(picklist(['en', 'ar'])),
  }),
  check(({ details }) => new Set(details.map(({ bagId }) => bagId)).size === details.length),
  check(({ bag_id, qty, details: [first] }) => first?.bagId === bag_id && first.quantity === qty),
);

/** What the browser sends. */
export type CheckoutBody = InferInput<typeof checkoutRequest>;
/** What the server has read. */
export type CheckoutRequest = InferOutput<typeof checkoutRequest>;

export const checkoutAnswer = object({
  order_code: said(LONGEST_CODE),
  error: said(),
  /** Ours: until when the bags are held. */
  expires_at: instant,
  /** Ours, with 409: what it really costs, so that the buyer can look again. */
  amount: maybe(price),
  delivery_fee: maybe(price),
  details: maybe(array(object({ bagId: id, unitPrice: maybe(price), available: maybe(number()) }))),
});

export type CheckoutAnswerBody = InferInput<typeof checkoutAnswer>;
export type CheckoutAnswer = InferOutput<typeof checkoutAnswer>;
