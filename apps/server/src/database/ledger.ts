import type { Cents } from '@zawadeh/domain';
import { openService, type ServiceProject } from './functions.ts';

export interface KnownPayment {
  external_id: number;
  amount_cents: Cents;
  status: 'pending' | 'success' | 'failed';
  /** Whether the provider returned a payment page. */
  has_page: boolean;
  /** It is one too many, and was not recorded as sent back. */
  is_owed: boolean;
  created_at: string;
}

export interface PaymentsOfOrder {
  id: string;
  order_code: string;
  status: 'pending' | 'failed' | 'expired' | 'cancelled' | 'paid' | 'refund_due' | 'refunded';
  amount_cents: Cents;
  /** An admin marked it paid. */
  by_hand: boolean;
  /** An admin marked it refunded. */
  refunded_by_hand: boolean;
  /** Payments too many that are among the refunds. */
  recorded_twice: number;
  payments: KnownPayment[];
}

interface OrderInQuestion {
  order_code: string;
  amount_cents: Cents;
}

/** One bag in several lines of an order. */
export interface RepeatedBag extends OrderInQuestion {
  status: string;
  /** The quantity of all its lines. */
  pieces: number;
  /** The quantity that the order took from the stock. */
  taken: number;
}

export interface HandoverTroubles {
  /** Paid, and without anything to hand over. */
  missing: OrderInQuestion[];
  /** Handed out twice, and not settled yet. */
  conflicts: { order_code: string; since: string }[];
}

export interface PlanTotals {
  /** Bags of plans that were not sold. */
  left_over: number;
  /** Days that count other bags as left over than were taken off sale. */
  wrong_days: { title: string; day: string; left_over: number; taken_off: number }[];
  /** Days of which more or fewer bags were planned than are for sale, held, kept, sold and left over. */
  wrong_plans: { title: string; day: string; planned: number; accounted: number }[];
}

export interface AlertTotals {
  /** Bags that are kept for people who asked for them. */
  kept: number;
  /** Bags of which the log says another number. */
  wrong_bags: { title: string; kept: number; kept_by_log: number }[];
}

export interface LedgerTotals {
  wrong_sums: Array<OrderInQuestion & { lines_cents: Cents }>;
  paid_without_payment: Array<OrderInQuestion & { by_hand: boolean }>;
  /** Open rows of refunds; `external_id` is the payment that was one too many. */
  refund_due: Array<OrderInQuestion & { external_id: number | null; since: string }>;
  /** Money that is owed without a row. */
  refund_without_row: OrderInQuestion[];
  overdue: Array<OrderInQuestion & { since: string }>;
  messages_given_up: Array<{ order_code: string | null; kind: string; since: string; why: string | null }>;
  messages_waiting: number;
  settled_payments: number;
  settled_cents: Cents;
}

export interface BagStock {
  id: string;
  title: string;
  stock: number;
  held: number;
  sold: number;
  /** Null where no admin ever wrote the quantity. */
  expected: number | null;
}

export interface ShopAccount {
  id: string;
  name: string;
  /** Added up from the lines of the orders. */
  sold_cents: Cents;
  refunds_cents: Cents;
  commission_cents: Cents;
  sent_cents: Cents;
  /** What the dashboard and the shop see as owed, from the totals. */
  open_cents: Cents;
  /** Refunded since the last payout, and corrected upwards: it explains what is open below zero. */
  late_cents: Cents;
  /** The first month that does not open with what the month before closed with. */
  broken_month: string | null;
}

const PAGE = 200;
/** All orders of these shops are read. */
const PAGE_OF_SHOPS = 10;

/** Reads all pages, because a hosted project limits the duration of a statement. */
async function readAllPages<Row extends { id: string }>(
  read: (after: string | null) => Promise<Row[]>,
  size = PAGE,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await read(rows.at(-1)?.id ?? null);
    rows.push(...page);
    if (page.length < size) return rows;
  }
}

/** Reads orders, payments and stock for reconciliation. Changes nothing. */
export function createLedgerDatabase(project: ServiceProject) {
  const { call } = openService(project);

  return {
    payments: (since: string) =>
      readAllPages((after) =>
        call<PaymentsOfOrder[]>('reconcile_payments', { p_since: since, p_after: after, p_limit: PAGE }),
      ),
    ledger: (since: string) => call<LedgerTotals>('reconcile_ledger', { p_since: since, p_limit: PAGE }),
    repeatedBags: (since: string) =>
      call<RepeatedBag[]>('reconcile_doubled_lines', { p_since: since, p_limit: PAGE }),
    handovers: (since: string) =>
      call<HandoverTroubles>('reconcile_handovers', { p_since: since, p_limit: PAGE }),
    plans: (since: string) => call<PlanTotals>('reconcile_plans', { p_since: since, p_limit: PAGE }),
    alerts: () => call<AlertTotals>('reconcile_alerts', { p_limit: PAGE }),
    payouts: () =>
      readAllPages(
        (after) => call<ShopAccount[]>('reconcile_payouts', { p_after: after, p_limit: PAGE_OF_SHOPS }),
        PAGE_OF_SHOPS,
      ),
    stock: () =>
      readAllPages((after) => call<BagStock[]>('reconcile_stock', { p_after: after, p_limit: PAGE })),
  };
}

export type LedgerDatabase = ReturnType<typeof createLedgerDatabase>;
