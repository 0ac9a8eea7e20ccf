/** POST {backend}/api/whish. */
import { LONGEST_URL } from '../limits.ts';
import { CURRENCY } from '../money/money.ts';
import { isOrderCode, readOrderCode } from '../orders/orderCode.ts';
import { isRaw, readId } from '../reading/raw.ts';
import type { AnswerBodyOf, AnswerOf, BodyOf, Fields, Reader, RequestOf } from './fields.ts';
import { id, oneOf, price, shortText } from './pieces.ts';

/** An order code is normalised; an id is unchanged. */
const orderName: Reader<string, string | number> = (value) => {
  const name = readId(value);
  const code = readOrderCode(name);
  return code !== null && isOrderCode(code) ? code : name;
};

export const paymentFields = {
  amount: price,
  currency: oneOf([CURRENCY]),
  user_id: id,
  /** The order's code, as checkout returned it, or its id. */
  order_id: orderName,
} satisfies Fields;

export type PaymentBody = BodyOf<typeof paymentFields>;
export type PaymentRequest = RequestOf<typeof paymentFields>;

const url = shortText(LONGEST_URL);

const collectUrlIn: Reader<string, { collectUrl: string }> = (data) =>
  isRaw(data) ? url(data.collectUrl) : null;

export const paymentAnswer = {
  data: collectUrlIn,
  collectUrl: url,
  redirectUrl: url,
  payment_url: url,
  error: shortText(),
  message: shortText(),
} satisfies Fields;

export type PaymentAnswerBody = AnswerBodyOf<typeof paymentAnswer>;
export type PaymentAnswer = AnswerOf<typeof paymentAnswer>;

/** The first URL found, in the order of the specification. `safePaymentUrl` checks it. */
export function paymentUrlIn({ data, collectUrl, redirectUrl, payment_url }: PaymentAnswer): string | null {
  return data ?? collectUrl ?? redirectUrl ?? payment_url;
}
