/** The answer to POST {backend}/api/orders/checkout: apart from the request, whose readers phones need not download. */
import { LONGEST_CODE } from '../limits.ts';
import { parsePrice } from '../money/money.ts';
import { readCount, readId } from '../reading/raw.ts';
import type { AnswerBodyOf, AnswerOf, Fields } from './fields.ts';
import { lenientList, sentInstant, shortText } from './pieces.ts';

export const checkoutAnswer = {
  order_code: shortText(LONGEST_CODE),
  error: shortText(),
  /** Not in the specification: until when the bags are held. */
  expires_at: sentInstant,
  /** Not in the specification, with 409: the current prices and stock, for the buyer to review. */
  amount: parsePrice,
  delivery_fee: parsePrice,
  details: lenientList({ bagId: readId, unitPrice: parsePrice, available: readCount }),
} satisfies Fields;

export type CheckoutAnswerBody = AnswerBodyOf<typeof checkoutAnswer>;
export type CheckoutAnswer = AnswerOf<typeof checkoutAnswer>;
