/** What is owed to buyers. */
import { parsePrice, type Instant, type RefundReason } from '@zawadeh/domain';
import { timestamp, type MockDatabase, type OrderRow, type RefundRow } from './rows.ts';

/** Nothing is owed for an order that cost nothing. */
export function owe(
  database: Pick<MockDatabase, 'refunds'>,
  order: OrderRow,
  reason: RefundReason,
  now: Instant,
  more: Partial<RefundRow> = {},
): void {
  const row: RefundRow = {
    id: crypto.randomUUID(),
    order_id: order.id,
    external_id: null,
    line_place: null,
    amount_cents: leftOf(database, order),
    reason,
    asked_at: timestamp(now),
    done_at: null,
    done_by: null,
    reference: null,
    goodwill_token: null,
    note: null,
    ...more,
  };
  if (row.amount_cents > 0) database.refunds.push(row);
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
  const refunds: RefundRow[] = [];
  for (const order of orders) {
    const at = Date.parse(order.paid_at ?? order.created_at);
    const id = order.id.replace(/^.{8}/, '0e0f0000');
    if (order.status === 'refund_due') owe({ refunds }, order, 'cancelled', at, { id });
    if (order.status === 'refunded') {
      const done_at = timestamp(Math.min(at + 20 * HOUR, now));
      owe({ refunds }, order, 'paid_late', at, { id, done_at, reference: `WM-${order.id.slice(-4)}` });
    }
  }
  return refunds;
}
