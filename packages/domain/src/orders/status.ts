/** The order's state machine as data: its transitions, and their stock movements. */

/** Ordered by progress; the three ways to close unpaid are equal in meaning. */
export const ORDER_STATUSES = [
  'pending',
  'failed',
  'expired',
  'cancelled',
  'paid',
  'refund_due',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Where a unit of stock is; `stock + held + sold` is constant. */
export type StockPlace = 'stock' | 'held' | 'sold';

interface OrderMove {
  from: readonly OrderStatus[];
  to: OrderStatus;
  /** null where no stock moves. */
  stock: { from: StockPlace; to: StockPlace } | null;
}

const CLOSED_UNPAID = ['failed', 'expired', 'cancelled'] as const;
const RELEASED = { from: 'held', to: 'stock' } as const;

export const ORDER_MOVES = {
  settled: { from: ['pending'], to: 'paid', stock: { from: 'held', to: 'sold' } },
  paymentFailed: { from: ['pending'], to: 'failed', stock: RELEASED },
  holdEnded: { from: ['pending'], to: 'expired', stock: RELEASED },
  cancelled: { from: ['pending'], to: 'cancelled', stock: RELEASED },
  /** The payment arrived after the order was closed. */
  settledLate: { from: CLOSED_UNPAID, to: 'paid', stock: { from: 'stock', to: 'sold' } },
  settledLateWithoutStock: { from: CLOSED_UNPAID, to: 'refund_due', stock: null },
  refundPromised: { from: ['paid'], to: 'refund_due', stock: null },
  /** The buyer changed their mind; an order that cost nothing has nothing to refund. */
  cancelledPaid: { from: ['paid'], to: 'refund_due', stock: { from: 'sold', to: 'stock' } },
  cancelledFree: { from: ['paid'], to: 'refunded', stock: { from: 'sold', to: 'stock' } },
  refunded: { from: ['refund_due'], to: 'refunded', stock: null },
} as const satisfies Record<string, OrderMove>;

export type OrderMoveName = keyof typeof ORDER_MOVES;

/** The status after the move, null if the move is not allowed from here. */
export function moveOrder(status: OrderStatus, name: OrderMoveName): OrderStatus | null {
  const move: OrderMove = ORDER_MOVES[name];
  return move.from.includes(status) ? move.to : null;
}

export function isFurther(one: OrderStatus | null, other: OrderStatus | null): boolean {
  return distance(one) > distance(other);
}

/** Whether a payment can still arrive for an order in this status. */
export function canBecomePaid(status: OrderStatus | null): boolean {
  return isFurther('paid', status);
}

export function readOrderStatus(value: unknown): OrderStatus | null {
  return ORDER_STATUSES.find((status) => status === value) ?? null;
}

const distance = (status: OrderStatus | null) => (status ? ORDER_STATUSES.indexOf(status) : -1);
