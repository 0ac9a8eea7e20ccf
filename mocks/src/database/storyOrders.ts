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
import { DEMO_USERS, demoId, type DemoUser } from './users.ts';
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

type StoryOrder = [
  code: string | null,
  buyer: DemoUser,
  status: OrderStatus | null,
  /** Places on the shelf and quantities. */
  bags: string,
  minutesAgo: number,
  to?: ({ area: string } & Partial<AddressParts>) | null,
  language?: 'en' | 'ar',
];

const HOUR = 60;
const DAY = 24 * HOUR;
const MONAS = { area: 'mina', street: 'Port Said St.', building: 'Al-Noor Tower', floor: '3' };
const OMARS = { area: 'abu-samra', street: 'الشارع الرئيسي', building: 'بناية الرفاعي', floor: '5' };
const KHALEDS = { area: 'balad', street: 'شارع عزمي', building: '14', floor: '1' };
const RANIAS = { area: 'mina', street: 'Mina Corniche', building: '8', floor: '2' };
const JADS = { area: 'kalamoun', street: 'Sea Road', building: 'Blue Gate' };

const STORY_ORDERS: readonly StoryOrder[] = [
  ['ZWD-48213', 'mona', 'paid', '8:1 2:2', 144, MONAS],
  // Without lines, so that it stays pending long after its hold has ended.
  ['ZWD-47960', 'mona', 'pending', '', 3 * DAY],
  ['ZWD-47102', 'mona', 'failed', '1:1', 12 * DAY],
  ['ZWD-46655', 'mona', 'refunded', '3:4 7:7', 15 * DAY, MONAS],
  // The oldest rows have no code, status, method or lines.
  [null, 'mona', null, '', 19 * DAY],
  [ORDER_CODES.pending, 'omar', 'pending', '4:2', 10, { ...OMARS, landmark: 'قرب فرن الأمين' }, 'ar'],
  [ORDER_CODES.failed, 'maya', 'failed', '6:1', 2 * HOUR],
  [ORDER_CODES.expired, 'khaled', 'expired', '7:3', 5 * HOUR, KHALEDS, 'ar'],
  [ORDER_CODES.cancelled, 'lina', 'cancelled', '1:2', 27 * HOUR],
  [ORDER_CODES.paid, 'rania', 'paid', '8:1 2:2', 25, { ...RANIAS, landmark: 'Behind the clock tower' }],
  [ORDER_CODES.refund_due, 'hiba', 'refund_due', '5:1', 26 * HOUR, null, 'ar'],
  [ORDER_CODES.refunded, 'jad', 'refunded', '4:1', 4 * DAY, { ...JADS, landmark: 'The old salt pans' }],
];

/** The buyer of a story order. */
export function buyerOf(code: string): DemoUser {
  const order = STORY_ORDERS.find(([each]) => each === code);
  if (!order) throw new Error(`There is no story order ${code}.`);
  return order[1];
}

const WAS_PAID: readonly (OrderStatus | null)[] = ['paid', 'refund_due', 'refunded'];

export const storyOrders = (shelf: Pick<MockDatabase, 'bags' | 'shops'>, now: Instant): OrderRow[] =>
  STORY_ORDERS.map((order, index) => rowOf(order, orderId(index + 1), shelf, now));

function rowOf(
  [code, buyer, status, bags, minutesAgo, to, language = 'en']: StoryOrder,
  id: string,
  shelf: Pick<MockDatabase, 'bags' | 'shops'>,
  now: Instant,
): OrderRow {
  const lines = linesOfBags(shelf.bags, bags);
  const priceOf = ({ bag }: (typeof lines)[number]) => parsePrice(bag?.sale_price) ?? 0;
  const fee = findArea(to?.area)?.fee ?? 0;
  const amount = addCents(fee, ...lines.map((line) => multiplyCents(priceOf(line), line.quantity)));
  const at = now - minutesAgo * 60_000;
  const person = DEMO_USERS[buyer];
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
    customer_name: person.name,
    customer_email: person.email,
    whatsapp_phone: person.phone,
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
