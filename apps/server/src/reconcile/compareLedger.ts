import { formatUsd } from '@zawadeh/domain';
import type {
  AlertTotals,
  BagStock,
  HandoverTroubles,
  LedgerTotals,
  PlanTotals,
  RepeatedBag,
  ShopAccount,
} from '../database/ledger.ts';
import type { Finding } from './finding.ts';

const on = (moment: string): string => `since ${moment.slice(0, 16).replace('T', ' ')}`;
const nothing = { payment: null, amountCents: null, here: '', there: '' } as const;

/** The findings that need no answer from the provider. */
export function compareLedger(ledger: LedgerTotals): Finding[] {
  return [
    ...ledger.refund_due.map(({ order_code, amount_cents, external_id, since }) => ({
      ...nothing,
      kind: external_id === null ? ('refund_due' as const) : ('paid_twice' as const),
      what: order_code,
      payment: external_id,
      amountCents: amount_cents,
      here: on(since),
    })),
    ...ledger.refund_without_row.map(({ order_code, amount_cents }) => ({
      ...nothing,
      kind: 'refund_without_row' as const,
      what: order_code,
      amountCents: amount_cents,
    })),
    ...ledger.paid_without_payment.map(({ order_code, amount_cents, by_hand }) => ({
      ...nothing,
      kind: by_hand ? ('by_hand' as const) : ('paid_without_payment' as const),
      what: order_code,
      amountCents: amount_cents,
      here: 'paid',
    })),
    ...ledger.wrong_sums.map(({ order_code, amount_cents, lines_cents }) => ({
      ...nothing,
      kind: 'wrong_sum' as const,
      what: order_code,
      amountCents: amount_cents,
      here: `lines and fee ${formatUsd(lines_cents)}`,
    })),
    ...ledger.overdue.map(({ order_code, amount_cents, since }) => ({
      ...nothing,
      kind: 'overdue' as const,
      what: order_code,
      amountCents: amount_cents,
      here: on(since),
    })),
    ...ledger.messages_given_up.map(({ order_code, kind, why }) => ({
      ...nothing,
      kind: 'message_given_up' as const,
      what: order_code ?? kind,
      here: [kind, why].filter(Boolean).join(': '),
    })),
    ...(ledger.messages_waiting === 0
      ? []
      : [{ ...nothing, kind: 'messages_waiting' as const, what: String(ledger.messages_waiting) }]),
  ];
}

/** Orders in other states hold no bags. */
const MOVES_STOCK: ReadonlySet<string> = new Set(['pending', 'paid']);

export const compareRepeatedBags = (orders: readonly RepeatedBag[]): Finding[] =>
  orders
    .filter(({ status }) => MOVES_STOCK.has(status))
    .map(({ order_code, amount_cents, pieces, taken }) => ({
      ...nothing,
      kind: 'bag_twice',
      what: order_code,
      amountCents: amount_cents,
      here: `${pieces} ordered, ${taken} taken from the stock`,
    }));

export const compareHandovers = ({ missing, conflicts }: HandoverTroubles): Finding[] => [
  ...missing.map(({ order_code, amount_cents }) => ({
    ...nothing,
    kind: 'nothing_to_hand_over' as const,
    what: order_code,
    amountCents: amount_cents,
    here: 'paid',
  })),
  ...conflicts.map(({ order_code, since }) => ({
    ...nothing,
    kind: 'handed_over_twice' as const,
    what: order_code,
    here: on(since),
  })),
];

export const comparePlans = ({ wrong_days, wrong_plans }: PlanTotals): Finding[] => [
  ...wrong_days.map(({ title, day, left_over, taken_off }) => ({
    ...nothing,
    kind: 'left_over_differs' as const,
    what: title,
    here: `${left_over} left over on ${day}, ${taken_off} taken off sale`,
  })),
  ...wrong_plans.map(({ title, day, planned, accounted }) => ({
    ...nothing,
    kind: 'planned_differs' as const,
    what: title,
    here: `${planned} planned for ${day}, ${accounted} accounted for`,
  })),
];

export const compareAlerts = ({ wrong_bags }: AlertTotals): Finding[] =>
  wrong_bags.map(({ title, kept, kept_by_log }) => ({
    ...nothing,
    kind: 'kept_differs',
    what: title,
    here: `${kept} kept, ${kept_by_log} taken off sale for it`,
  }));

/** Sold, less refunds and commission, is sent or open. */
export function comparePayouts(shops: readonly ShopAccount[]): Finding[] {
  return shops.flatMap((shop): Finding[] => {
    const { sold_cents, refunds_cents, commission_cents, sent_cents, open_cents, late_cents } = shop;
    const owed = sold_cents - refunds_cents - commission_cents;
    const found = { ...nothing, what: shop.name };
    const parts = `sold ${formatUsd(sold_cents)}, refunds ${formatUsd(refunds_cents)}, commission ${formatUsd(commission_cents)}`;
    return [
      ...(owed === sent_cents + open_cents
        ? []
        : [
            {
              ...found,
              kind: 'payouts_differ' as const,
              amountCents: owed - sent_cents - open_cents,
              here: `${parts}; sent ${formatUsd(sent_cents)}, open ${formatUsd(open_cents)}`,
            },
          ]),
      ...(-open_cents <= late_cents
        ? []
        : [
            {
              ...found,
              kind: 'too_much_sent' as const,
              amountCents: open_cents,
              here: `sent ${formatUsd(sent_cents)}, refunded later ${formatUsd(late_cents)}`,
            },
          ]),
      ...(shop.broken_month === null
        ? []
        : [
            { ...found, kind: 'statement_differs' as const, here: `opening balance of ${shop.broken_month}` },
          ]),
    ];
  });
}

export const compareStock = (bags: readonly BagStock[]): Finding[] =>
  bags
    .filter(({ stock, expected }) => expected !== null && stock !== expected)
    .map(({ title, stock, expected }) => ({
      ...nothing,
      kind: 'stock_differs',
      what: title,
      here: `${stock} left, ${expected} accounted for`,
    }));
