/** Specification 7, POST {backend}/api/whish. */
import { literal, object, strictObject, type InferInput, type InferOutput } from 'valibot';
import { LONGEST_URL } from '../limits.ts';
import { CURRENCY } from '../money/money.ts';
import { id, maybe, price, said } from './pieces.ts';

export const paymentRequest = strictObject({
  amount: price,
  currency: literal(CURRENCY),
  user_id: id,
  /** The order's code, which is all that checkout answers with, or its id. */
  order_id: id,
});

export type PaymentBody = InferInput<typeof paymentRequest>;
export type PaymentRequest = InferOutput<typeof paymentRequest>;

export const paymentAnswer = object({
  data: maybe(object({ collectUrl: said(LONGEST_URL) })),
  collectUrl: said(LONGEST_URL),
  redirectUrl: said(LONGEST_URL),
  payment_url: said(LONGEST_URL),
  error: said(),
  message: said(),
});

export type PaymentAnswerBody = InferInput<typeof paymentAnswer>;
export type PaymentAnswer = InferOutput<typeof paymentAnswer>;

/** The first address found, in the order of the specification. Whether it may be followed is `safePaymentUrl`'s to say. */
export function paymentUrlIn({ data, collectUrl, redirectUrl, payment_url }: PaymentAnswer): string | null {
  return data?.collectUrl ?? collectUrl ?? redirectUrl ?? payment_url;
}
