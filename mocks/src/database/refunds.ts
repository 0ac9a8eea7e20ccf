/** What is owed to buyers, as the SQL functions keep it. */
import { parsePrice, type Instant, type RefundReason } from '@zawadeh/domain';
import { timestamp, type MockDatabase, type OrderRow, type PaymentRow, type RefundRow } from './rows.ts';

/** Nothing is owed for an order that cost nothing. */
export function owe(
  { refunds }: Pick<MockDatabase, 'refunds'>,
  { id, amount, details }: OrderRow,
  reason: RefundReason,
  now: Instant,
  {
    payment = null,
    line_place = null,
    goodwill = null,
    note = null,
  }: {
    payment?: PaymentRow | null;
    line_place?: number | null;
    goodwill?: number | null;
    note?: string | null;
  } = {},
): void {
  const line = line_place === null ? null : details[line_place - 1];
  const left = leftOf({ refunds }, { id, amount });
  const price = line ? Math.min(left, (parsePrice(line.unitPrice) ?? 0) * line.quantity) : left;
  const amount_cents = payment?.amount_cents ?? goodwill ?? price;
  if (amount_cents === 0) return;
  refunds.push({
    id: crypto.randomUUID(),
    order_id: id,
    external_id: payment?.external_id ?? null,
    line_place,
    amount_cents,
    reason,
    asked_at: timestamp(now),
    done_at: null,
    done_by: null,
    reference: null,
    goodwill_token: goodwill === null ? null : crypto.randomUUID(),
    note,
  });
}

/** What is left of the money of a paid order. */
export const leftOf = (
  { refunds }: Pick<MockDatabase, 'refunds'>,
  { id, amount }: Pick<OrderRow, 'id' | 'amount'>,
): number =>
  refunds
    .filter((row) => row.order_id === id && (row.line_place !== null || row.reason === 'goodwill'))
    .reduce((left, row) => left - row.amount_cents, parsePrice(amount) ?? 0);

const HOUR = 3_600_000;

/** Of the orders of stories whose money goes back, or went back. */
export function storyRefunds(orders: readonly OrderRow[], now: Instant): RefundRow[] {
  const database = { refunds: [] as RefundRow[] };
  for (const order of orders) {
    if (order.status !== 'refund_due' && order.status !== 'refunded') continue;
    const at = Date.parse(order.paid_at ?? order.created_at);
    owe(database, order, order.status === 'refund_due' ? 'cancelled' : 'paid_late', at);
    const row = database.refunds.at(-1);
    if (!row) continue;
    row.id = order.id.replace(/^.{8}/, '0e0f0000');
    if (order.status === 'refunded') {
      const done_at = timestamp(Math.min(at + 20 * HOUR, now));
      Object.assign(row, { done_at, reference: `WM-${order.id.slice(-4)}` });
    }
  }
  return database.refunds;
}
