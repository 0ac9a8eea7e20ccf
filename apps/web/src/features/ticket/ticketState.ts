/** The order of the address, and the state that its page shows at a moment. */
import { payableUntil, paymentBadge, readOrderCode, type Instant, type Order } from '@zawadeh/domain';
import { matchPath } from 'react-router-dom';

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

/** Null if the path is not of an order, or is not valid percent-encoding. */
export function orderCodeIn(path: string): string | null {
  const written = matchPath('/ticket/:code', path)?.params.code;
  try {
    return written === undefined ? null : readOrderCode(decodeURIComponent(written));
  } catch {
    return null;
  }
}
