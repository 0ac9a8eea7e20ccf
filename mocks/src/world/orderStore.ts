/** The order's life, as the functions of the database lead it; how much, when and where to is the domain's to say. */
import {
  areaOf,
  availabilityOf,
  canBecomePaid,
  HOLD_MINUTES,
  limitReached,
  moveOrder,
  parsePrice,
  quoteFor,
  readBag,
  toDollars,
  type Cents,
  type CheckoutRequest,
  type EarlierOrder,
  type ErrorCode,
  type Failed,
  type Instant,
  type OrderMoveName,
  type Result,
} from '@zawadeh/domain';
import type { Person } from './rows.ts';
import { newOrderCode } from './orderCode.ts';
import { timestamp } from './timestamp.ts';
import {
  bagById,
  keptOf,
  placeOf,
  type OrderLine,
  type OrderRow,
  type Payment,
  type World,
} from './world.ts';

const MINUTE = 60_000;

interface Refusal {
  code: ErrorCode;
  details?: Figures | { limit: number };
}

interface Figures {
  amount: number;
  delivery_fee: number;
  details: { bagId: string; unitPrice: number | null; available: number }[];
}

export function placeOrder(
  world: World,
  buyer: Person,
  request: CheckoutRequest,
  key: string | null,
  now: Instant,
): Result<OrderRow, Refusal> {
  const refuse = (code: ErrorCode, details?: Figures | { limit: number }): Failed<Refusal> => ({
    ok: false,
    error: { code, ...(details && { details }) },
  });
  if (buyer.deactivatedAt !== null) return refuse('deactivated');
  const cart = JSON.stringify({ ...request, user_id: null });
  const known = knownOrder(world, buyer, cart, key, now);
  if (known) return known.cart === cart ? { ok: true, value: known } : refuse('key_was_used');

  // What the same buyer began before makes way, but only for an order that is placed.
  const wanted = new Set(request.details.map(({ bagId }) => bagId));
  const inTheWay = world.orders.filter(
    ({ status, user_id, details }) =>
      status === 'pending' && user_id === buyer.id && details.some(({ bagId }) => wanted.has(bagId)),
  );
  const lines = request.details.map((line) => {
    const bag = bagById(world, line.bagId);
    const reading = readBag(bag && { ...bag, quantity: bag.quantity + heldBy(inTheWay, bag.id) });
    if (!reading.ok) return { ...line, title: '', real: null, available: 0 };
    const { quantity, salePrice } = reading.value;
    const isAvailable = availabilityOf(reading.value, now).state === 'available';
    return { ...line, title: bag?.title ?? '', real: salePrice, available: isAvailable ? quantity : 0 };
  });
  const prices = new Map(lines.flatMap(({ bagId, real }) => (real === null ? [] : [[bagId, real] as const])));
  const quote = quoteFor(request, prices);
  if (quote === null) return refuse('area_unknown');
  const { total, delivery, differences } = quote;
  const figures = figuresOf(total, delivery, lines);
  if (lines.some(({ available, quantity }) => available < quantity)) return refuse('not_available', figures);
  const beyond = limitReached(
    lines.map(({ bagId, quantity, real }) => ({ bagId, quantity, unitPrice: real ?? 0 })),
    world.orders.filter(({ user_id }) => user_id === buyer.id).map(asEarlier),
    now,
  );
  if (beyond) return refuse(beyond.code, { limit: beyond.limit });
  if (differences.length > 0) return refuse('price_changed', figures);

  for (const earlier of inTheWay) close(world, earlier, 'cancelled');
  const order: OrderRow = {
    id: crypto.randomUUID(),
    order_code: newOrderCode(),
    user_id: buyer.id,
    customer_name: request.customer_name,
    customer_email: request.customer_email,
    whatsapp_phone: request.whatsapp_phone,
    language: request.language ?? 'en',
    delivery_method: request.delivery_method,
    delivery_area: areaOf(request)?.id ?? null,
    delivery_address: request.delivery_address,
    details: lines.map(({ bagId, quantity, unitPrice, title }) => ({
      bagId,
      title,
      quantity,
      unitPrice: toDollars(unitPrice),
      ...placeOf(world, bagById(world, bagId)),
    })),
    kept: lines.map(({ bagId }) => keptOf(bagById(world, bagId))),
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
  world.orders.push(order);
  moveStock(world, order.details, -1);
  return { ok: true, value: order };
}

/** The one that the key stands for, or else the same cart while it waits to be paid. */
function knownOrder({ orders }: World, buyer: Person, cart: string, key: string | null, now: Instant) {
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

const figuresOf = (total: Cents, delivery: Cents, lines: readonly Priced[]): Figures => ({
  amount: toDollars(total),
  delivery_fee: toDollars(delivery),
  details: lines.map(({ bagId, real, available }) => ({
    bagId,
    unitPrice: real === null ? null : toDollars(real),
    available,
  })),
});

/** What the wallet says of a payment; said again, it changes nothing. */
export function settle(world: World, payment: Payment, said: Payment['inWallet'], now: Instant): void {
  const order = world.orders.find(({ id }) => id === payment.order_id);
  if (!order || payment.status === 'success') return;
  if (said === 'success') {
    payment.status = 'success';
    if (canBecomePaid(order.status)) pay(world, order, now);
  } else if (said === 'failed' && payment.status === 'pending') {
    payment.status = 'failed';
    const isOpen = ({ order_id, status }: Payment) => order_id === order.id && status === 'pending';
    if (!world.payments.some(isOpen)) close(world, order, 'paymentFailed');
  }
}

/** False where the order was closed and its bags are gone by now. */
export function pay(world: World, order: OrderRow, now: Instant, mayOweMoney = true): boolean {
  const isHeld = order.status === 'pending';
  const has = ({ bagId, quantity }: OrderLine) => (bagById(world, bagId)?.quantity ?? 0) >= quantity;
  const canBeHeld = isHeld || order.details.every(has);
  if (!canBeHeld && !mayOweMoney) return false;
  if (!isHeld && canBeHeld) moveStock(world, order.details, -1);
  move(order, isHeld ? 'settled' : canBeHeld ? 'settledLate' : 'settledLateWithoutStock');
  order.paid_at = timestamp(now);
  return true;
}

/** False where it is paid. What was closed before stays as it was closed. */
export function cancel(world: World, order: OrderRow): boolean {
  close(world, order, 'cancelled');
  return canBecomePaid(order.status);
}

/** What should have been let go of by now, once the wallet has been asked a last time. */
export function letGo(world: World, now: Instant): void {
  for (const order of world.orders) {
    const isOverdue = order.status === 'pending' && Date.parse(order.expires_at) <= now;
    // The stories' orders stay as they are told; they hold nothing.
    if (!isOverdue || order.details.length === 0) continue;
    for (const payment of world.payments) {
      if (payment.order_id === order.id) settle(world, payment, payment.inWallet, now);
    }
    close(world, order, 'holdEnded');
  }
}

function close(world: World, order: OrderRow, how: OrderMoveName): void {
  if (move(order, how)) moveStock(world, order.details, 1);
}

function move(order: OrderRow, how: OrderMoveName): boolean {
  const next = order.status && moveOrder(order.status, how);
  if (!next) return false;
  order.status = next;
  order.payment_status = next;
  return true;
}

function moveStock(world: World, lines: readonly OrderLine[], sign: 1 | -1): void {
  for (const { bagId, quantity } of lines) {
    const bag = bagById(world, bagId);
    if (bag) bag.quantity += sign * quantity;
  }
}

export const centsOf = ({ amount }: OrderRow): Cents => parsePrice(amount) ?? 0;
