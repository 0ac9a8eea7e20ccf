/** Orders of the stories: Mona's history, and one order in each status, each of another buyer. */
import {
  addCents,
  addressLine,
  findArea,
  HOLD_MINUTES,
  multiplyCents,
  NO_ADDRESS,
  parsePrice,
  PICKUP_ADDRESS,
  toDollars,
  type AddressParts,
  type Instant,
  type OrderStatus,
} from '@zawadeh/domain';
import { DEMO_USERS, demoId, demoUsers, type DemoUser } from './users.ts';
import { lineOf, lineRowOf, linesOfBags, newOrder } from './newRows.ts';
import { timestamp, type MockDatabase, type OrderRow, type PaymentRow } from './rows.ts';

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

interface StoryOrder {
  code: string | null;
  buyer: DemoUser;
  status: OrderStatus | null;
  /** Places on the shelf and quantities. */
  bags: string;
  minutesAgo: number;
  to?: { area: string } & Partial<AddressParts>;
  language?: 'en' | 'ar';
}

const HOUR = 60;
const DAY = 24 * HOUR;

const STORY_ORDERS: readonly StoryOrder[] = [
  {
    code: 'ZWD-48213',
    buyer: 'mona',
    status: 'paid',
    bags: '8:1 2:2',
    minutesAgo: 144,
    to: { area: 'mina', street: 'Port Said St.', building: 'Al-Noor Tower', floor: '3' },
  },
  // Without lines, so that it stays pending long after its hold has ended.
  { code: 'ZWD-47960', buyer: 'mona', status: 'pending', bags: '', minutesAgo: 3 * DAY },
  { code: 'ZWD-47102', buyer: 'mona', status: 'failed', bags: '1:1', minutesAgo: 12 * DAY },
  {
    code: 'ZWD-46655',
    buyer: 'mona',
    status: 'refunded',
    bags: '3:4 7:7',
    minutesAgo: 15 * DAY,
    to: { area: 'mina', street: 'Port Said St.', building: 'Al-Noor Tower', floor: '3' },
  },
  // The oldest rows have no code, status, method or lines.
  { code: null, buyer: 'mona', status: null, bags: '', minutesAgo: 19 * DAY },
  {
    code: ORDER_CODES.pending,
    buyer: 'omar',
    status: 'pending',
    bags: '4:2',
    minutesAgo: 10,
    language: 'ar',
    to: {
      area: 'abu-samra',
      street: 'الشارع الرئيسي',
      building: 'بناية الرفاعي',
      floor: '5',
      landmark: 'قرب فرن الأمين',
    },
  },
  { code: ORDER_CODES.failed, buyer: 'maya', status: 'failed', bags: '6:1', minutesAgo: 2 * HOUR },
  {
    code: ORDER_CODES.expired,
    buyer: 'khaled',
    status: 'expired',
    bags: '7:3',
    minutesAgo: 5 * HOUR,
    language: 'ar',
    to: { area: 'balad', street: 'شارع عزمي', building: '14', floor: '1' },
  },
  { code: ORDER_CODES.cancelled, buyer: 'lina', status: 'cancelled', bags: '1:2', minutesAgo: 27 * HOUR },
  {
    code: ORDER_CODES.paid,
    buyer: 'rania',
    status: 'paid',
    bags: '8:1 2:2',
    minutesAgo: 25,
    to: {
      area: 'mina',
      street: 'Mina Corniche',
      building: '8',
      floor: '2',
      landmark: 'Behind the clock tower',
    },
  },
  {
    code: ORDER_CODES.refund_due,
    buyer: 'hiba',
    status: 'refund_due',
    bags: '5:1',
    minutesAgo: 26 * HOUR,
    language: 'ar',
  },
  {
    code: ORDER_CODES.refunded,
    buyer: 'jad',
    status: 'refunded',
    bags: '4:1',
    minutesAgo: 4 * DAY,
    to: { area: 'kalamoun', street: 'Sea Road', building: 'Blue Gate', landmark: 'The old salt pans' },
  },
];

/** The buyer of a story order. */
export function buyerOf(code: string): DemoUser {
  const order = STORY_ORDERS.find((each) => each.code === code);
  if (!order) throw new Error(`There is no story order ${code}.`);
  return order.buyer;
}

const WAS_PAID: readonly (OrderStatus | null)[] = ['paid', 'refund_due', 'refunded'];

export const storyOrders = (shelf: Pick<MockDatabase, 'bags' | 'shops'>, now: Instant): OrderRow[] =>
  STORY_ORDERS.map((order, index) => rowOf(order, orderId(index + 1), shelf, now));

function rowOf(
  { code, buyer, status, bags, minutesAgo, to, language = 'en' }: StoryOrder,
  id: string,
  shelf: Pick<MockDatabase, 'bags' | 'shops'>,
  now: Instant,
): OrderRow {
  const lines = linesOfBags(shelf.bags, bags);
  const priceOf = ({ bag }: (typeof lines)[number]) => parsePrice(bag?.sale_price) ?? 0;
  const fee = findArea(to?.area)?.fee ?? 0;
  const amount = addCents(fee, ...lines.map((line) => multiplyCents(priceOf(line), line.quantity)));
  const at = now - minutesAgo * 60_000;
  const person = demoUsers(now).find((user) => user.id === demoId(buyer));
  const isPaid = WAS_PAID.includes(status);
  return newOrder({
    id,
    user_id: demoId(buyer),
    order_code: code,
    status,
    payment_status: status,
    delivery_method: status === null ? null : to ? 'delivery' : 'pickup',
    qty: lines.length === 0 ? 1 : lines.reduce((sum, { quantity }) => sum + quantity, 0),
    created_at: timestamp(at),
    expires_at: timestamp(at + HOLD_MINUTES * 60_000),
    paid_at: isPaid ? timestamp(at) : null,
    customer_name: person?.name ?? '',
    customer_email: DEMO_USERS[buyer].email,
    whatsapp_phone: person?.phone ?? '',
    language,
    delivery_area: to?.area ?? null,
    delivery_address: to ? addressLine({ ...NO_ADDRESS, ...to }) : PICKUP_ADDRESS,
    details: lines.map(({ bag, quantity }) => lineOf(shelf, bag, quantity)),
    lineRows: lines.map(({ bag }) => lineRowOf(bag)),
    amount: lines.length === 0 ? 6 : toDollars(amount),
    delivery_fee: toDollars(fee),
  });
}

/** A payment of the pending order, opened in the wallet. */
export const storyPayments = (orders: readonly OrderRow[]): PaymentRow[] =>
  orders
    .filter(({ order_code }) => order_code === ORDER_CODES.pending)
    .map(({ id, amount }) => ({
      external_id: 100_000,
      order_id: id,
      amount_cents: parsePrice(amount) ?? 0,
      status: 'pending',
      walletStatus: 'pending',
    }));

const orderId = (count: number) => `8f3c2207-5d1e-4c55-9a0b-${String(count).padStart(12, '0')}`;
