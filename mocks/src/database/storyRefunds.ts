/** Refunds for the stories of their section: owed for days and since today, and sent back. */
import { toDollars, type Instant, type RefundReason } from '@zawadeh/domain';
import { timestamp, type MockDatabase } from './rows.ts';
import { demoId } from './users.ts';

const HOUR = 3_600_000;

const FIRST_PAYMENT = 900_000;

function addPayment({ payments }: MockDatabase, order_id: string, amount_cents: number): void {
  const external_id = FIRST_PAYMENT + payments.length;
  payments.push({ external_id, order_id, amount_cents, status: 'success', walletStatus: 'success' });
}

interface StoryRefund {
  /** The last four characters of its code. */
  code: string;
  name: string;
  phone: string;
  cents: number;
  reason: RefundReason;
  hoursAgo: number;
  /** An admin marked the order paid. */
  isByHand?: true;
  done?: { hoursAgo: number; reference: string; by: 'admin' | null };
}

const REFUNDS: readonly StoryRefund[] = [
  {
    code: '3HT8',
    name: 'Georges Tannous',
    phone: '+9613812044',
    cents: 1_100,
    reason: 'paid_twice',
    hoursAgo: 91,
  },
  { code: 'K7M4', name: 'نور المصري', phone: '+96175128451', cents: 600, reason: 'cancelled', hoursAgo: 68 },
  {
    code: 'W2XD',
    name: 'Khaled Dib',
    phone: '+96174127452',
    cents: 1_300,
    reason: 'paid_late',
    hoursAgo: 42,
  },
  {
    code: 'FB6R',
    name: 'Maya Saade',
    phone: '+96173126453',
    cents: 375,
    reason: 'cancelled',
    hoursAgo: 3,
    isByHand: true,
  },
  {
    code: '9PQ2',
    name: 'Rami Hallak',
    phone: '+96170884210',
    cents: 1_250,
    reason: 'cancelled',
    hoursAgo: 50,
    done: { hoursAgo: 20, reference: 'WM-20261120-7731', by: 'admin' },
  },
  {
    code: 'Z5NC',
    name: 'سلمى درويش',
    phone: '+96171300815',
    cents: 2_000,
    reason: 'paid_twice',
    hoursAgo: 90,
    done: { hoursAgo: 66, reference: '100231', by: null },
  },
];

export function addStoryRefunds(database: MockDatabase, now: Instant): void {
  const model = database.orders.find(({ status }) => status === 'refund_due');
  if (!model) throw new Error('The story database has no order whose money goes back.');
  for (const { order_id, amount_cents } of database.refunds) addPayment(database, order_id, amount_cents);
  const at = (hoursAgo: number) => timestamp(now - hoursAgo * HOUR);
  for (const [place, { code, name, phone, cents, reason, hoursAgo, isByHand, done }] of REFUNDS.entries()) {
    const order_id = `0f0a0000-5d1e-4c55-9a0b-${String(place).padStart(12, '0')}`;
    database.orders.push({
      ...model,
      id: order_id,
      user_id: order_id,
      order_code: `ZWD-STRY${code}`,
      customer_name: name,
      whatsapp_phone: phone,
      amount: toDollars(cents),
      status: done ? 'refunded' : 'refund_due',
      payment_status: done ? 'refunded' : 'refund_due',
    });
    if (!isByHand) addPayment(database, order_id, cents);
    database.refunds.push({
      id: order_id.replace('0f0a0000', '0e0f0001'),
      order_id,
      external_id: null,
      line_place: null,
      amount_cents: cents,
      reason,
      asked_at: at(hoursAgo),
      done_at: done ? at(done.hoursAgo) : null,
      done_by: done?.by ? demoId(done.by) : null,
      reference: done?.reference ?? null,
      goodwill_token: null,
      note: null,
    });
  }
}
