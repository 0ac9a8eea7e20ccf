/** Architecture 5, the order's life, as data: which move leads from where to where, and what stock does meanwhile. */
export const ORDER_STATUSES = [
  'pending',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'refund_due',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Where a unit of stock is. `stock + held + sold = supply` whatever moves. */
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
  /** Money came after the order was closed: never silence. */
  settledLate: { from: CLOSED_UNPAID, to: 'paid', stock: { from: 'stock', to: 'sold' } },
  settledLateWithoutStock: { from: CLOSED_UNPAID, to: 'refund_due', stock: null },
  refundPromised: { from: ['paid'], to: 'refund_due', stock: null },
  refunded: { from: ['refund_due'], to: 'refunded', stock: null },
} as const satisfies Record<string, OrderMove>;

export type OrderMoveName = keyof typeof ORDER_MOVES;

/** The status after the move, or null where that move does not lead on from here. */
export function moveOrder(status: OrderStatus, name: OrderMoveName): OrderStatus | null {
  const move: OrderMove = ORDER_MOVES[name];
  return move.from.includes(status) ? move.to : null;
}

/** How far along its life an order is; the three ways of closing unpaid are equally far. */
const DISTANCE: Record<OrderStatus, number> = {
  pending: 1,
  failed: 2,
  expired: 2,
  cancelled: 2,
  paid: 3,
  refund_due: 4,
  refunded: 5,
};

export function isFurther(one: OrderStatus | null, other: OrderStatus | null): boolean {
  return (one ? DISTANCE[one] : 0) > (other ? DISTANCE[other] : 0);
}

/** Money can still arrive: a paid event from elsewhere is news, and not a step back. */
export function canBecomePaid(status: OrderStatus | null): boolean {
  return (
    status === null ||
    Object.values<OrderMove>(ORDER_MOVES).some((move) => move.to === 'paid' && move.from.includes(status))
  );
}

export function readOrderStatus(value: unknown): OrderStatus | null {
  return ORDER_STATUSES.find((status) => status === value) ?? null;
}
