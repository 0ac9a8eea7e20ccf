/** What a badge says of an order's payment. Which colour a badge has is for the library of components to say. */
import { LONGEST_CODE } from '../limits.ts';
import { readText } from '../text/localText.ts';

export type PaymentBadge =
  | { badge: 'completed' | 'pending' | 'failed' }
  /** Any other value, shown as its own text. */
  | { badge: 'other'; text: string }
  | { badge: 'unknown' };

export function paymentBadge(paymentStatus: unknown): PaymentBadge {
  const text = readText(paymentStatus, LONGEST_CODE);
  if (text === null) return { badge: 'unknown' };
  switch (text.toLowerCase()) {
    case 'paid':
    case 'completed':
      return { badge: 'completed' };
    case 'pending':
      return { badge: 'pending' };
    case 'failed':
      return { badge: 'failed' };
    default:
      return { badge: 'other', text };
  }
}
