/** Orders of the stories: Mona's history, and one order of Rania's in each status. */
import { HOLD_MINUTES, ORDER_STATUSES, type Instant, type OrderStatus } from '@zawadeh/domain';
import { DEMO_USERS, demoId } from './users.ts';
import { timestamp, type OrderDetail, type OrderRow, type PaymentRow } from './rows.ts';

/** One order in each status, with a code that names the status. */
export const ORDER_CODES: Record<OrderStatus, string> = {
  pending: 'ZWD-PEND2345',
  failed: 'ZWD-FA6ED234',
  expired: 'ZWD-EXPRD234',
  cancelled: 'ZWD-CANCE234',
  paid: 'ZWD-PAYED234',
  refund_due: 'ZWD-REDUE234',
  refunded: 'ZWD-REFND234',
};

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Pending orders were placed ten minutes ago. */
const HELD_FOR = 10 * MINUTE;

const orderId = (count: number) => `8f3c2207-5d1e-4c55-9a0b-${String(count).padStart(12, '0')}`;
const raniasId = (status: OrderStatus) => orderId(11 + ORDER_STATUSES.indexOf(status));

export const storyOrders = (now: Instant): Omit<OrderRow, 'lineRows'>[] => [
  order(orderId(1), 'mona', 'ZWD-48213', 'paid', 'delivery', 3, now - 0.1 * DAY),
  order(orderId(2), 'mona', 'ZWD-47960', 'pending', 'pickup', 1, now - 3 * DAY),
  order(orderId(3), 'mona', 'ZWD-47102', 'failed', 'pickup', 1, now - 12 * DAY),
  order(orderId(4), 'mona', 'ZWD-46655', 'refunded', 'delivery', 11, now - 15 * DAY),
  // Old rows have no code, status or method.
  order(orderId(5), 'mona', null, null, null, 2, now - 19 * DAY),
  ...ORDER_STATUSES.map((status) =>
    order(raniasId(status), 'rania', ORDER_CODES[status], status, 'delivery', 3, now - HELD_FOR),
  ),
];

/** A payment of the pending order, opened in the wallet. */
export const storyPayments = (): PaymentRow[] => [
  {
    external_id: 100_000,
    order_id: raniasId('pending'),
    amount_cents: 1720,
    status: 'pending',
    walletStatus: 'pending',
  },
];

/** Three bags for $15.50. */
const EXAMPLE_DETAILS: OrderDetail[] = [
  { bagId: 'b8', title: 'Foul & Olives Surprise', quantity: 1, unitPrice: 3.5 },
  { bagId: 'b2', title: 'Home Lunch Surprise', quantity: 2, unitPrice: 6 },
];

const WAS_PAID: readonly OrderStatus[] = ['paid', 'refund_due', 'refunded'];

function order(
  id: string,
  user: 'mona' | 'rania',
  order_code: string | null,
  status: OrderStatus | null,
  delivery_method: string | null,
  qty: number,
  at: Instant,
): Omit<OrderRow, 'lineRows'> {
  return {
    id,
    user_id: demoId(user),
    order_code,
    status,
    payment_status: status,
    delivery_method,
    qty,
    created_at: timestamp(at),
    expires_at: timestamp(at + HOLD_MINUTES * MINUTE),
    paid_at: status !== null && WAS_PAID.includes(status) ? timestamp(at) : null,
    deleted_at: null,
    customer_name: user === 'mona' ? 'Mona Kabbara' : 'Rania Haddad',
    customer_email: DEMO_USERS[user].email,
    whatsapp_phone: '+96170123456',
    language: 'en',
    delivery_area: delivery_method === 'delivery' ? 'mina' : null,
    delivery_address: 'N/A',
    // Unpaid story orders hold no stock, so that their status never changes.
    details: status === 'paid' ? EXAMPLE_DETAILS : [],
    currency: 'USD',
    amount: 17.2,
    delivery_fee: delivery_method === 'delivery' ? 1.7 : 0,
    cart: id,
    idempotency_key: null,
  };
}
