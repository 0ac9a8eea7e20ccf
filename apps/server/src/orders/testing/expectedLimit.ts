/** Which limit of a buyer an order passes, by the rule that the database is compared with. */
import {
  FREE_BAG_HOURS,
  MOST_FREE_BAGS,
  MOST_HELD_UNPAID,
  MOST_OF_ONE_BAG,
  MOST_UNPAID_HOLDS,
  UNPAID_HOLDS_HOURS,
  type BuyerLimit,
  type Cents,
  type Instant,
  type OrderStatus,
} from '@zawadeh/domain';

interface WantedLine {
  bagId: string;
  quantity: number;
  /** The store's own price. */
  unitPrice: Cents;
}

export interface EarlierOrder {
  status: OrderStatus;
  createdAt: Instant;
  paidAt: Instant | null;
  lines: readonly WantedLine[];
}

interface LimitReached {
  code: BuyerLimit;
  limit: number;
}

const HOUR = 3_600_000;

/** The first limit that an order would pass, or null. `earlier` are all orders of the same buyer. */
export function limitReached(
  wanted: readonly WantedLine[],
  earlier: readonly EarlierOrder[],
  now: Instant,
): LimitReached | null {
  const sharesBag = ({ lines }: EarlierOrder) =>
    lines.some(({ bagId }) => wanted.some((line) => line.bagId === bagId));
  // A pending order is replaced by another one with the same bag.
  const remaining = earlier.filter((order) => order.status !== 'pending' || !sharesBag(order));
  const since = (hours: number) => now - hours * HOUR;

  if (wanted.some(({ quantity }) => quantity > MOST_OF_ONE_BAG)) {
    return { code: 'too_many_of_one_bag', limit: MOST_OF_ONE_BAG };
  }
  const recentOrders = remaining.filter(
    ({ status, createdAt, paidAt }) =>
      (status === 'pending' || paidAt !== null) && createdAt > since(FREE_BAG_HOURS),
  );
  const free = wanted.filter(isFree);
  if (free.length > 0 && bagCount(free) + bagCount(linesOf(recentOrders).filter(isFree)) > MOST_FREE_BAGS) {
    return { code: 'too_many_free', limit: MOST_FREE_BAGS };
  }
  const held = remaining.filter(({ status }) => status === 'pending');
  if (bagCount(wanted) + bagCount(linesOf(held)) > MOST_HELD_UNPAID) {
    return { code: 'too_many_held', limit: MOST_HELD_UNPAID };
  }
  const isHeldTooOften = ({ bagId }: WantedLine): boolean => {
    const ofThisBag = earlier.filter(({ lines }) => lines.some((line) => line.bagId === bagId));
    const lastPaid = Math.max(...ofThisBag.map(({ paidAt }) => paidAt ?? -Infinity));
    const counted = ofThisBag.filter(
      ({ createdAt, paidAt }) =>
        paidAt === null && createdAt > lastPaid && createdAt > since(UNPAID_HOLDS_HOURS),
    );
    return counted.length >= MOST_UNPAID_HOLDS;
  };
  return wanted.some(isHeldTooOften) ? { code: 'held_too_often', limit: MOST_UNPAID_HOLDS } : null;
}

const isFree = ({ unitPrice }: WantedLine): boolean => unitPrice === 0;
const linesOf = (orders: readonly EarlierOrder[]): WantedLine[] => orders.flatMap(({ lines }) => lines);
const bagCount = (lines: readonly WantedLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
