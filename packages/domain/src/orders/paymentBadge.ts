/** The badge of an order's payment status. Its colour is decided in packages/ui. */
import { LONGEST_CODE } from '../limits.ts';
import { readText } from '../text/localText.ts';

type KnownBadge = 'completed' | 'pending' | 'failed' | 'expired' | 'cancelled' | 'refundDue' | 'refunded';

export type PaymentBadge =
  | { badge: KnownBadge }
  /** Any other value, shown as its own text. */
  | { badge: 'other'; text: string }
  | { badge: 'unknown' };

const KNOWN = new Map<string, KnownBadge>([
  ['paid', 'completed'],
  ['completed', 'completed'],
  ['pending', 'pending'],
  ['failed', 'failed'],
  ['expired', 'expired'],
  ['cancelled', 'cancelled'],
  ['refund_due', 'refundDue'],
  ['refunded', 'refunded'],
]);

export function paymentBadge(paymentStatus: unknown): PaymentBadge {
  const text = readText(paymentStatus, LONGEST_CODE);
  if (text === null) return { badge: 'unknown' };
  const badge = KNOWN.get(text.toLowerCase());
  return badge ? { badge } : { badge: 'other', text };
}
