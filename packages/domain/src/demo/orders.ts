/** The orders of the demo: what was bought, and what became of it. */
import { PICKUP_ADDRESS } from '../delivery/address.ts';
import { findArea } from '../delivery/areas.ts';
import type { HandoverHow } from '../handovers/handover.ts';
import { addCents, multiplyCents, toDollars } from '../money/arithmetic.ts';
import type { Cents } from '../money/money.ts';
import { CODE_LENGTH, CODE_LETTERS } from '../orders/orderCode.ts';
import type { OrderStatus } from '../orders/status.ts';
import { reasonsFor, type RatingReason, type Stars } from '../ratings/rating.ts';
import type { Instant } from '../time/instant.ts';
import { homeOf, type DemoBuyer } from './buyers.ts';
import type { Dice } from './dice.ts';
import type { DemoBag } from './plans.ts';

const MINUTE = 60_000;

export interface DemoLine {
  bag: DemoBag;
  quantity: number;
  /** The published day whose stock the line took. */
  day: string | null;
  opens: Instant;
  closes: Instant;
}

export interface DemoHandover {
  /** When the courier of a delivery had the bags. */
  pickedUpAt: Instant | null;
  handedAt: Instant | null;
  isMissed: boolean;
  how: HandoverHow;
}

interface DemoRating {
  storeId: string;
  stars: Stars;
  reasons: RatingReason[];
  at: Instant;
}

export interface DemoOrder {
  id: string;
  code: string;
  buyer: DemoBuyer;
  isGift: boolean;
  area: string | null;
  address: string;
  lines: DemoLine[];
  fee: Cents;
  amount: Cents;
  status: OrderStatus;
  placedAt: Instant;
  paidAt: Instant | null;
  handover: DemoHandover;
  rating: DemoRating | null;
  /** The refund of a cancelled order; `doneAt` is null while it is owed. */
  refund: { askedAt: Instant; doneAt: Instant | null } | null;
}

/** The lines as the table orders has them. */
export const detailsOf = ({ lines }: DemoOrder) =>
  lines.map(({ bag, quantity, opens, closes }) => ({
    bagId: bag.id,
    title: bag.title,
    quantity,
    unitPrice: toDollars(bag.price),
    ...(bag.fullPrice !== null && { fullPrice: toDollars(bag.fullPrice) }),
    storeId: bag.storeId,
    storeName: bag.storeName,
    pickupStart: new Date(opens).toISOString(),
    pickupEnd: new Date(closes).toISOString(),
    ...(bag.titleAr !== null && { titleAr: bag.titleAr }),
    ...(bag.storeNameAr !== null && { storeNameAr: bag.storeNameAr }),
  }));

export const piecesOf = ({ lines }: DemoOrder): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const NOT_HANDED: DemoHandover = { pickedUpAt: null, handedAt: null, isMissed: false, how: 'scan' };

interface Bought {
  place: number;
  buyer: DemoBuyer;
  lines: DemoLine[];
  isDelivery: boolean;
  placedAt: Instant;
}

const PAID_AFTER_MINUTES = 3;

/** A paid order that waits for its buyer. */
export function paidOrder({ place, buyer, lines, isDelivery, placedAt }: Bought, dice: Dice): DemoOrder {
  const home = isDelivery ? homeOf(buyer, dice) : null;
  const fee = findArea(home?.area)?.fee ?? 0;
  return {
    id: `0de50000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    code: `ZWD-${Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[dice.below(CODE_LETTERS.length)]).join('')}`,
    buyer,
    isGift: false,
    area: home?.area ?? null,
    address: home?.address ?? PICKUP_ADDRESS,
    lines,
    fee,
    amount: addCents(fee, ...lines.map(({ bag, quantity }) => multiplyCents(bag.price, quantity))),
    status: 'paid',
    placedAt,
    paidAt: placedAt + (1 + dice.below(PAID_AFTER_MINUTES)) * MINUTE,
    handover: NOT_HANDED,
    rating: null,
    refund: null,
  };
}

/** Nothing was paid: most often the time ran out. */
export function unpaidOrder(bought: Bought, dice: Dice): DemoOrder {
  return {
    ...paidOrder(bought, dice),
    status: dice.pick(['expired', 'expired', 'cancelled', 'failed']),
    paidAt: null,
  };
}

const CANCELLED_AFTER = 6 * MINUTE;
const SENT_BACK_AFTER_HOURS = 20;

/** The buyer changed their mind; the money is still owed, or was sent back the next day. */
export function cancelledOrder(order: DemoOrder, isOwed: boolean): DemoOrder {
  const askedAt = order.placedAt + CANCELLED_AFTER;
  const doneAt = isOwed ? null : askedAt + SENT_BACK_AFTER_HOURS * 60 * MINUTE;
  return { ...order, status: isOwed ? 'refund_due' : 'refunded', refund: { askedAt, doneAt } };
}

const HOWS = ['scan', 'scan', 'scan', 'code', 'list'] as const;

/** Collected, or brought. */
type HandedOrder = DemoOrder & { handover: { handedAt: Instant } };

/** Collected before the window ends, or brought within the promised time. `hasPhone`: the shop confirms it, not the buyer. */
export function handedOrder(order: DemoOrder, hasPhone: boolean, dice: Dice): HandedOrder {
  const from = Math.max(order.placedAt + 5 * MINUTE, ...order.lines.map(({ opens }) => opens));
  if (order.area !== null) {
    const pickedUpAt = from + (5 + dice.below(10)) * MINUTE;
    const handedAt = pickedUpAt + (8 + dice.below(17)) * MINUTE;
    return { ...order, handover: { pickedUpAt, handedAt, isMissed: false, how: 'code' } };
  }
  const until = Math.min(...order.lines.map(({ closes }) => closes)) - MINUTE;
  const handedAt = Math.min(from + dice.below(90) * MINUTE, until);
  const how = hasPhone ? dice.pick(HOWS) : 'buyer';
  return { ...order, handover: { pickedUpAt: null, handedAt, isMissed: false, how } };
}

/** As satisfied as people are with a good surprise. */
const STARS = [5, 5, 5, 5, 5, 4, 4, 4, 3, 2] as const;
const RATED_AFTER_HOURS = 3;

export function ratedOrder(order: HandedOrder, storeId: string, dice: Dice): DemoOrder {
  const stars = dice.pick(STARS);
  const reasons = reasonsFor(stars).filter(() => dice.chance(0.3));
  const at = order.handover.handedAt + (RATED_AFTER_HOURS + dice.below(9)) * 60 * MINUTE;
  return { ...order, rating: { storeId, stars, reasons: reasons.slice(0, 3), at } };
}
