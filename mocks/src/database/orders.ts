/** What a person does with an order: place, pay, cancel. The real server alone checks prices and limits. */
import {
  canBecomePaid,
  CODE_LENGTH,
  CODE_LETTERS,
  HOLD_MINUTES,
  parsePrice,
  type Cents,
  type CheckoutBody,
  type Instant,
  type RefundReason,
} from '@zawadeh/domain';
import { handoversOf, linesToFill } from './handovers.ts';
import { owe } from './refunds.ts';
import { lineOf, lineRowOf, newOrder } from './newRows.ts';
import {
  bagById,
  timestamp,
  type BagTableRow,
  type MockDatabase,
  type MockUser,
  type OrderDetail,
  type OrderRow,
  type PaymentRow,
} from './rows.ts';

/** The same key again is the same order. */
export function placeOrder(
  database: MockDatabase,
  buyer: MockUser,
  sent: CheckoutBody,
  idempotency_key: string | null,
  now: Instant,
): OrderRow {
  const known = database.orders.find(
    (each) => idempotency_key !== null && each.idempotency_key === idempotency_key,
  );
  if (known) return known;
  const bags = sent.details.map(({ bagId }) => bagById(database, String(bagId)));
  const order = newOrder({
    id: crypto.randomUUID(),
    order_code: newOrderCode(),
    user_id: buyer.id,
    customer_name: sent.customer_name,
    customer_email: sent.customer_email,
    whatsapp_phone: sent.whatsapp_phone,
    language: sent.language ?? 'en',
    delivery_method: sent.delivery_method,
    is_gift: sent.is_gift === true,
    delivery_area: sent.delivery_area ?? null,
    delivery_address: sent.delivery_address,
    details: sent.details.map(({ quantity, unitPrice }, place) =>
      lineOf(database, bags[place], quantity, Number(unitPrice)),
    ),
    lineRows: bags.map(lineRowOf),
    amount: Number(sent.amount),
    delivery_fee: Number(sent.delivery_fee),
    status: 'pending',
    created_at: timestamp(now),
    expires_at: timestamp(now + HOLD_MINUTES * 60_000),
    paid_at: null,
    idempotency_key,
  });
  database.orders.push(order);
  moveStock(database, order.details, -1);
  for (const row of database.alerts) {
    const isBought = row.user_id === buyer.id && bags.some((bag) => bag?.id === row.bag_id);
    if (isBought && row.ended_at === null) Object.assign(row, { ended_at: timestamp(now), outcome: 'used' });
  }
  return order;
}

/** Lines of which there are too few. */
export const isShort = (database: MockDatabase, { details }: CheckoutBody): boolean =>
  details.some(({ bagId, quantity }) => (bagById(database, String(bagId))?.quantity ?? 0) < quantity);

/** What the wallet says of a payment; said again it changes nothing. */
export function settle(
  database: MockDatabase,
  payment: PaymentRow,
  walletStatus: PaymentRow['walletStatus'],
  now: Instant,
): void {
  const order = database.orders.find(({ id }) => id === payment.order_id);
  if (!order || payment.status !== 'pending' || walletStatus === 'pending') return;
  payment.status = walletStatus;
  if (walletStatus === 'success') pay(database, order, now);
  else close(database, order, 'failed');
}

export function pay(database: MockDatabase, order: OrderRow, now: Instant): void {
  if (!canBecomePaid(order.status)) return;
  if (order.status !== 'pending') moveStock(database, order.details, -1);
  setStatus(order, 'paid');
  order.paid_at = timestamp(now);
}

/** The money goes back, and what is still to be collected is for sale again. */
export function cancelPaid(
  database: MockDatabase,
  order: OrderRow,
  reason: RefundReason,
  now: Instant,
  note: string | null = null,
): void {
  moveStock(
    database,
    order.details.filter((line) => isOpen(bagById(database, line.bagId), now)),
    1,
  );
  for (const row of handoversOf(database, order)) row.state = 'cancelled';
  setStatus(order, order.amount > 0 ? 'refund_due' : 'cancelled');
  owe(database, order, reason, now, { note });
}

const isOpen = (bag: BagTableRow | undefined, now: Instant): boolean =>
  !bag?.pickup_end || Date.parse(bag.pickup_end) > now;

/** Ends holds without a payment; an order without lines stays, for stories. */
export function expireHolds(database: MockDatabase, now: Instant): void {
  for (const order of database.orders) {
    const isOver = order.status === 'pending' && Date.parse(order.expires_at) <= now;
    if (isOver && order.details.length > 0) close(database, order, 'expired');
  }
}

/** Only what waits for its payment is closed. */
export function close(
  database: MockDatabase,
  order: OrderRow,
  status: 'cancelled' | 'expired' | 'failed',
): void {
  if (order.status !== 'pending') return;
  setStatus(order, status);
  moveStock(database, order.details, 1);
}

export const setStatus = (order: OrderRow, status: OrderRow['status']): OrderRow =>
  Object.assign(order, { status, payment_status: status });

function moveStock(database: MockDatabase, lines: readonly OrderDetail[], sign: 1 | -1): void {
  for (const { bagId, quantity, takenBackAt } of lines) {
    const bag = bagById(database, bagId);
    if (bag && takenBackAt === undefined) bag.quantity += sign * quantity;
  }
}

/** A shop takes back what it cannot fill: the latest paid orders lose theirs. */
export function takeBack(database: MockDatabase, bag: BagTableRow, canFill: number, now: Instant) {
  let left = canFill;
  const lost = linesToFill(database, bag.id).filter(({ line: { quantity } }) => {
    const isKept = quantity <= left;
    if (isKept) left -= quantity;
    return !isKept;
  });
  for (const { order, line } of lost) {
    line.takenBackAt = timestamp(now);
    if (order.details.every(({ takenBackAt }) => takenBackAt !== undefined))
      cancelPaid(database, order, 'taken_back', now);
  }
  bag.quantity = Math.min(bag.quantity, left);
  return {
    orders: lost.length,
    pieces: lost.reduce((sum, { line }) => sum + line.quantity, 0),
    for_sale: bag.quantity,
  };
}

export const centsOf = ({ amount }: Pick<OrderRow, 'amount'>): Cents => parsePrice(amount) ?? 0;

function newOrderCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
  return `ZWD-${Array.from(random, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')}`;
}
