/** The state that the page of an order shows at a moment. */
import { payableUntil, paymentBadge, type Instant, type Order } from '@zawadeh/domain';

export type TicketState =
  | 'pending'
  | 'over'
  | 'cancelled'
  | 'failed'
  | 'paid'
  | 'refundDue'
  | 'refunded'
  | 'other';

export function ticketState(order: Order, now: Instant): TicketState {
  const { badge } = paymentBadge(order.paymentStatus);
  switch (badge) {
    case 'pending':
      return payableUntil(order, now) === null ? 'over' : 'pending';
    case 'completed':
      return 'paid';
    case 'expired':
      return 'over';
    case 'unknown':
      return 'other';
    default:
      return badge;
  }
}
