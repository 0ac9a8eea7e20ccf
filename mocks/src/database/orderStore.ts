/** Places, settles, cancels and expires orders as the SQL functions do; prices, limits and statuses come from the domain. */
import {
  areaOf,
  availabilityOf,
  canBecomePaid,
  canCancel,
  CODE_LENGTH,
  CODE_LETTERS,
  HOLD_MINUTES,
  limitReached,
  moveOrder,
  parsePrice,
  quoteFor,
  readBag,
  readHandover,
  toDollars,
  type Cents,
  type CheckoutRequest,
  type EarlierOrder,
  type ErrorCode,
  type Failed,
  type Instant,
  type OrderMoveName,
  type RefundOrderBody,
  type RefundReason,
  type Result,
  type TakeBackAnswerBody,
} from '@zawadeh/domain';
import {
  lineRowOf,
  placeOf,
  timestamp,
  type BagTableRow,
  type MockDatabase,
  type MockUser,
  type OrderDetail,
  type OrderRow,
  type PaymentRow,
} from './rows.ts';
import { keptFor, takeKeptBag } from './alerts.ts';
import { bagsOf, handoversOf, hasCounter, linesToFill } from './handovers.ts';
import { leftOf, owe } from './refunds.ts';
import { bagById } from './database.ts';

const MINUTE = 60_000;

interface OrderError {
  code: ErrorCode;
  details?: QuoteDetails | { limit: number };
}

interface QuoteDetails {
  amount: number;
  delivery_fee: number;
  details: { bagId: string; unitPrice: number | null; available: number }[];
}

export function placeOrder(
  database: MockDatabase,
  buyer: MockUser,
  request: CheckoutRequest,
  key: string | null,
  now: Instant,
): Result<OrderRow, OrderError> {
  const fail = (code: ErrorCode, details?: QuoteDetails | { limit: number }): Failed<OrderError> => ({
    ok: false,
    error: { code, ...(details && { details }) },
  });
  if (buyer.deactivatedAt !== null) return fail('deactivated');
  const cart = JSON.stringify({ ...request, user_id: null });
  const repeated = repeatedOrder(database, buyer, cart, key, now);
  if (repeated) return repeated.cart === cart ? { ok: true, value: repeated } : fail('key_was_used');

  // A pending order of the same buyer for the same bag is replaced, but only once the new one is placed.
  const wanted = new Set(request.details.map(({ bagId }) => bagId));
  const inTheWay = database.orders.filter(
    ({ status, user_id, details }) =>
      status === 'pending' && user_id === buyer.id && details.some(({ bagId }) => wanted.has(bagId)),
  );
  const lines = request.details.map((line) => {
    const bag = bagById(database, line.bagId);
    const kept = bag && keptFor(database, buyer, bag.id) ? 1 : 0;
    const reading = readBag(bag && { ...bag, quantity: bag.quantity + heldBy(inTheWay, bag.id) + kept });
    if (!reading.ok) return { ...line, title: '', real: null, available: 0 };
    const { quantity, salePrice } = reading.value;
    const isAvailable = availabilityOf(reading.value, now).state === 'available';
    return { ...line, title: bag?.title ?? '', real: salePrice, available: isAvailable ? quantity : 0 };
  });
  const prices = new Map(lines.flatMap(({ bagId, real }) => (real === null ? [] : [[bagId, real] as const])));
  const quote = quoteFor(request, prices);
  if (quote === null) return fail('area_unknown');
  const { total, delivery, differences } = quote;
  const figures = quoteDetailsOf(total, delivery, lines);
  if (lines.some(({ available, quantity }) => available < quantity)) return fail('not_available', figures);
  const beyond = limitReached(
    lines.map(({ bagId, quantity, real }) => ({ bagId, quantity, unitPrice: real ?? 0 })),
    database.orders.filter(({ user_id }) => user_id === buyer.id).map(asEarlier),
    now,
  );
  if (beyond) return fail(beyond.code, { limit: beyond.limit });
  if (differences.length > 0) return fail('price_changed', figures);

  const stores = lines.map(({ bagId }) => bagById(database, bagId)?.store_id ?? null);
  if (request.is_gift && !stores.every((store) => hasCounter(database, store)))
    return fail('gift_needs_counter');

  for (const earlier of inTheWay) close(database, earlier, 'cancelled');
  for (const { bagId } of lines) takeKeptBag(database, buyer, bagId, now);
  const order: OrderRow = {
    id: crypto.randomUUID(),
    order_code: newOrderCode(),
    user_id: buyer.id,
    customer_name: request.customer_name,
    customer_email: request.customer_email,
    whatsapp_phone: request.whatsapp_phone,
    language: request.language ?? 'en',
    delivery_method: request.delivery_method,
    is_gift: request.is_gift === true,
    delivery_area: areaOf(request)?.id ?? null,
    delivery_address: request.delivery_address,
    details: lines.map(({ bagId, quantity, unitPrice, title }) => ({
      bagId,
      title,
      quantity,
      unitPrice: toDollars(unitPrice),
      ...placeOf(database, bagById(database, bagId)),
    })),
    lineRows: lines.map(({ bagId }) => lineRowOf(bagById(database, bagId))),
    qty: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: request.currency,
    amount: toDollars(total),
    delivery_fee: toDollars(delivery),
    status: 'pending',
    payment_status: 'pending',
    created_at: timestamp(now),
    expires_at: timestamp(now + HOLD_MINUTES * MINUTE),
    paid_at: null,
    deleted_at: null,
    cart,
    idempotency_key: key,
  };
  database.orders.push(order);
  moveStock(database, order.details, -1);
  return { ok: true, value: order };
}

/** The order with the same idempotency key, or else the pending one with the same cart. */
function repeatedOrder(
  { orders }: MockDatabase,
  buyer: MockUser,
  cart: string,
  key: string | null,
  now: Instant,
) {
  const own = orders.filter(({ user_id }) => user_id === buyer.id);
  const byKey = key === null ? undefined : own.findLast(({ idempotency_key }) => idempotency_key === key);
  const isOpen = ({ status, expires_at }: OrderRow) => status === 'pending' && Date.parse(expires_at) > now;
  return byKey ?? own.findLast((order) => order.cart === cart && isOpen(order));
}

const asEarlier = ({ status, created_at, paid_at, details }: OrderRow): EarlierOrder => ({
  status: status ?? 'expired',
  createdAt: Date.parse(created_at),
  paidAt: paid_at === null ? null : Date.parse(paid_at),
  lines: details.map(({ bagId, quantity, unitPrice }) => ({
    bagId,
    quantity,
    unitPrice: parsePrice(unitPrice) ?? 0,
  })),
});

const heldBy = (orders: readonly OrderRow[], bag: string): number =>
  orders
    .flatMap(({ details }) => details)
    .filter(({ bagId }) => bagId === bag)
    .reduce((sum, { quantity }) => sum + quantity, 0);

type Priced = { bagId: string; real: Cents | null; available: number };

const quoteDetailsOf = (total: Cents, delivery: Cents, lines: readonly Priced[]): QuoteDetails => ({
  amount: toDollars(total),
  delivery_fee: toDollars(delivery),
  details: lines.map(({ bagId, real, available }) => ({
    bagId,
    unitPrice: real === null ? null : toDollars(real),
    available,
  })),
});

/** Applies the wallet's status to a payment and its order; applying it again changes nothing. */
export function settle(
  database: MockDatabase,
  payment: PaymentRow,
  walletStatus: PaymentRow['walletStatus'],
  now: Instant,
): void {
  const order = database.orders.find(({ id }) => id === payment.order_id);
  if (!order || payment.status === 'success') return;
  if (walletStatus === 'success') {
    const isTooMany = database.payments.some(
      (each) => each.order_id === order.id && each.status === 'success',
    );
    payment.status = 'success';
    if (canBecomePaid(order.status)) pay(database, order, now);
    else if (isTooMany) owe(database, order, 'paid_twice', now, { payment });
  } else if (walletStatus === 'failed' && payment.status === 'pending') {
    payment.status = 'failed';
    const isOpen = ({ order_id, status }: PaymentRow) => order_id === order.id && status === 'pending';
    if (!database.payments.some(isOpen)) close(database, order, 'paymentFailed');
  }
}

/** False if the order was closed and its bags have been sold since, or cannot be collected any more. */
export function pay(database: MockDatabase, order: OrderRow, now: Instant, mayOweMoney = true): boolean {
  const isHeld = order.status === 'pending';
  const isInStock = ({ bagId, quantity }: OrderDetail) =>
    (bagById(database, bagId)?.quantity ?? 0) >= quantity;
  const isWindowOver = order.details.some(({ pickupEnd }) => pickupEnd && Date.parse(pickupEnd) < now);
  const canBeHeld = isHeld || (order.details.every(isInStock) && !(mayOweMoney && isWindowOver));
  if (!canBeHeld && !mayOweMoney) return false;
  if (!isHeld && canBeHeld) moveStock(database, order.details, -1);
  move(order, isHeld ? 'settled' : canBeHeld ? 'settledLate' : 'settledLateWithoutStock');
  order.paid_at = timestamp(now);
  if (order.status === 'refund_due') owe(database, order, 'paid_late', now);
  return true;
}

/** A buyer changes their mind; null if the order is cancelled, also if it was before. */
export function cancelPaid(database: MockDatabase, order: OrderRow, now: Instant): ErrorCode | null {
  if (order.status === 'refund_due' || order.status === 'refunded') return null;
  if (order.status !== 'paid') return 'not_paid';
  const handovers = handoversOf(database, order).flatMap((row) => readHandover(row) ?? []);
  if (!canCancel(Date.parse(order.paid_at ?? order.created_at), handovers, now)) return 'too_late';
  endPaid(database, order, 'cancelled', now);
  return null;
}

function endPaid(
  database: MockDatabase,
  order: OrderRow,
  reason: RefundReason,
  now: Instant,
  note: string | null = null,
): void {
  const isOpen = ({ bagId }: OrderDetail) => {
    const end = bagById(database, bagId)?.pickup_end ?? null;
    return end === null || Date.parse(end) > now;
  };
  const isLeft = ({ takenBackAt }: OrderDetail) => takenBackAt === undefined;
  moveStock(database, order.details.filter(isLeft).filter(isOpen), 1);
  for (const row of handoversOf(database, order)) row.state = 'cancelled';
  move(order, order.amount > 0 ? 'cancelledPaid' : 'cancelledFree');
  owe(database, order, reason, now, { note });
}

/** An admin cancels a paid order or a line of it, or gives goodwill; null if it is done. */
export function refundByAdmin(
  database: MockDatabase,
  order: OrderRow,
  { kind, line: place, amount_cents, reason: note, left_cents }: RefundOrderBody,
  now: Instant,
): ErrorCode | null {
  if (order.status === 'refund_due' || order.status === 'refunded') return 'refunded';
  if (order.status !== 'paid') return 'not_paid';
  if (leftOf(database, order) !== left_cents) return 'amount_differs';
  const line =
    place === undefined ? undefined : linesToCancel(database, order).find((each) => each.place === place);
  if (kind === 'goodwill') {
    if (amount_cents === undefined || amount_cents > left_cents) return 'malformed';
    owe(database, order, 'goodwill', now, { goodwill: amount_cents, note });
  } else if (kind === 'line') {
    if (!line) return 'already_done';
    loseLine(database, order, line, 'cancelled_by_us', now, note);
  } else {
    if (isCollected(database, order)) return 'already_done';
    endPaid(database, order, 'cancelled_by_us', now, note);
  }
  return null;
}

export const isCollected = (database: MockDatabase, order: OrderRow): boolean =>
  handoversOf(database, order).some(({ state }) => state === 'done');

/** Those that nobody has collected; the place counts from one. */
export const linesToCancel = (database: MockDatabase, order: OrderRow) =>
  order.details.flatMap((line, index) => {
    const store = order.lineRows[index]?.store_id ?? null;
    const isDone = handoversOf(database, order).some(
      ({ store_id, state }) => store_id === store && state === 'done',
    );
    return line.takenBackAt !== undefined || isDone ? [] : [{ line, place: index + 1, store }];
  });

/** A line that is lost alone; with the last one the order ends. */
function loseLine(
  database: MockDatabase,
  order: OrderRow,
  { line, place, store }: { line: OrderDetail; place: number; store: string | null },
  reason: RefundReason,
  now: Instant,
  note: string | null = null,
): void {
  line.takenBackAt = timestamp(now);
  if (order.details.every(({ takenBackAt }) => takenBackAt !== undefined)) {
    for (const row of handoversOf(database, order)) row.state = 'cancelled';
    move(order, order.amount > 0 ? 'cancelledPaid' : 'cancelledFree');
    owe(database, order, reason, now, { note });
    return;
  }
  owe(database, order, reason, now, { line_place: place, note });
  for (const row of handoversOf(database, order)) {
    if (row.kind !== 'door' && row.store_id === store && bagsOf(order, row).length === 0) {
      row.state = 'cancelled';
    }
  }
}

/** A shop takes back what it cannot fill; the earliest paid orders keep theirs. */
export function takeBack(database: MockDatabase, bag: BagTableRow, canFill: number, now: Instant) {
  let left = canFill;
  const lost = linesToFill(database, bag.id).filter(({ line: { quantity } }) => {
    const isKept = quantity <= left;
    if (isKept) left -= quantity;
    return !isKept;
  });
  for (const { order, line, place, store } of lost) {
    loseLine(database, order, { line, place: place + 1, store }, 'taken_back', now);
  }
  for (const order of database.orders) {
    const held = heldBy([order], bag.id);
    if (order.status !== 'pending' || held === 0) continue;
    if (held <= left) left -= held;
    else close(database, order, 'cancelled');
  }
  Object.assign(bag, { quantity: Math.min(bag.quantity, left) });
  return {
    orders: lost.length,
    pieces: lost.reduce((sum, { line }) => sum + line.quantity, 0),
    for_sale: bag.quantity,
  } satisfies TakeBackAnswerBody;
}

/** False if the order is paid. An order that is already closed keeps its status. */
export function cancel(database: MockDatabase, order: OrderRow): boolean {
  close(database, order, 'cancelled');
  return canBecomePaid(order.status);
}

/** Expires overdue orders, after checking the wallet a last time. */
export function expireHolds(database: MockDatabase, now: Instant): void {
  for (const order of database.orders) {
    const isOverdue = order.status === 'pending' && Date.parse(order.expires_at) <= now;
    // An order without details holds no stock; stories have one that stays pending.
    if (!isOverdue || order.details.length === 0) continue;
    for (const payment of database.payments) {
      if (payment.order_id === order.id) settle(database, payment, payment.walletStatus, now);
    }
    close(database, order, 'holdEnded');
  }
}

function close(database: MockDatabase, order: OrderRow, how: OrderMoveName): void {
  if (move(order, how)) moveStock(database, order.details, 1);
}

function move(order: OrderRow, how: OrderMoveName): boolean {
  const next = order.status && moveOrder(order.status, how);
  if (!next) return false;
  order.status = next;
  order.payment_status = next;
  return true;
}

function moveStock(database: MockDatabase, lines: readonly OrderDetail[], sign: 1 | -1): void {
  for (const { bagId, quantity } of lines) {
    const bag = bagById(database, bagId);
    if (bag) bag.quantity += sign * quantity;
  }
}

export const centsOf = ({ amount }: OrderRow): Cents => parsePrice(amount) ?? 0;

function newOrderCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
  return `ZWD-${Array.from(random, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')}`;
}
