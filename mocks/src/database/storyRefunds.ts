/** Refunds for the stories of their section: owed for days and since today, and sent back. */
import { toDollars, type Instant, type RefundReason } from '@zawadeh/domain';
import { setStatus } from './orders.ts';
import { owe } from './refunds.ts';
import { timestamp, type MockDatabase } from './rows.ts';
import { demoId } from './users.ts';

const HOUR = 3_600_000;

const FIRST_PAYMENT = 900_000;

function addPayment({ payments }: MockDatabase, order_id: string, amount_cents: number): void {
  const external_id = FIRST_PAYMENT + payments.length;
  payments.push({ external_id, order_id, amount_cents, status: 'success', walletStatus: 'success' });
}

type StoryRefund = [
  /** The last four characters of its code. */
  code: string,
  name: string,
  phone: string,
  cents: number,
  reason: RefundReason,
  hoursAgo: number,
  done?: { hoursAgo: number; reference: string; by: 'admin' | null },
];

const REFUNDS: readonly StoryRefund[] = [
  ['3HT8', 'Georges Tannous', '+9613812044', 1_100, 'paid_twice', 91],
  ['K7M4', 'نور المصري', '+96175128451', 600, 'cancelled', 68],
  ['W2XD', 'Khaled Dib', '+96174127452', 1_300, 'paid_late', 42],
  ['FB6R', 'Maya Saade', '+96173126453', 375, 'cancelled', 3],
  ['9PQ2', 'Rami Hallak', '+96170884210', 1_250, 'cancelled', 50, sent(20, 'WM-20261120-7731', 'admin')],
  ['Z5NC', 'سلمى درويش', '+96171300815', 2_000, 'paid_twice', 90, sent(66, '100231', null)],
];
/** An admin marked the order paid. */
const BY_HAND = 'FB6R';

function sent(hoursAgo: number, reference: string, by: 'admin' | null) {
  return { hoursAgo, reference, by };
}

export function addStoryRefunds(database: MockDatabase, now: Instant): void {
  for (const { order_id, amount_cents } of database.refunds) addPayment(database, order_id, amount_cents);
  const at = (hoursAgo: number) => timestamp(now - hoursAgo * HOUR);
  const model = database.orders.find(({ status }) => status === 'refund_due')!;
  for (const [place, [code, name, phone, cents, reason, hoursAgo, done]] of REFUNDS.entries()) {
    const id = `0f0a0000-5d1e-4c55-9a0b-${String(place).padStart(12, '0')}`;
    const columns = { order_code: `ZWD-STRY${code}`, customer_name: name, whatsapp_phone: phone };
    const order = { ...model, ...columns, id, user_id: id, amount: toDollars(cents) };
    database.orders.push(setStatus(order, done ? 'refunded' : 'refund_due'));
    if (code !== BY_HAND) addPayment(database, id, cents);
    owe(database, order, reason, now - hoursAgo * HOUR, {
      id: id.replace('0f0a0000', '0e0f0001'),
      done_at: done ? at(done.hoursAgo) : null,
      done_by: done?.by ? demoId(done.by) : null,
      reference: done?.reference ?? null,
    });
  }
}
