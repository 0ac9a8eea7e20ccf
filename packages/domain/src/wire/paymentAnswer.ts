/** The answer to POST {backend}/api/whish: apart from the request, as that of a checkout. */
import { LONGEST_URL } from '../limits.ts';
import { isRaw } from '../reading/raw.ts';
import type { AnswerBodyOf, AnswerOf, Fields, Reader } from './fields.ts';
import { shortText } from './pieces.ts';

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
