import type { Cents } from '@zawadeh/domain';
import type { LedgerDatabase } from '../database/ledger.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { askProvider } from './askProvider.ts';
import {
  compareAlerts,
  compareHandovers,
  compareLedger,
  comparePayouts,
  comparePlans,
  compareRepeatedBags,
  compareStock,
} from './compareLedger.ts';
import { comparePayments } from './comparePayments.ts';
import { needsAction, type Finding } from './finding.ts';

export interface ReconcileReport {
  since: string;
  until: string;
  /** `none`: only the local wallet, where no money moves. */
  provider: 'answered' | 'did not answer' | 'none';
  toDo: Finding[];
  forInformation: Finding[];
  figures: {
    orders: number;
    payments: number;
    /** Payments without an answer from the provider. */
    unanswered: number;
    settledPayments: number;
    settledCents: Cents;
    /** Null if the provider did not answer. */
    balanceCents: Cents | null;
    stock: number;
    held: number;
    sold: number;
    /** Bags of plans that were not sold in the period. */
    leftOver: number;
    /** Bags that are kept for people with an alert. */
    kept: number;
    bags: number;
    /** Of all shops, over all time. */
    sentToShopsCents: Cents;
    openToShopsCents: Cents;
    /** Bags whose quantity no admin ever wrote, so that no expected stock exists. */
    bagsNotCompared: number;
  };
}

interface Needs {
  ledger: LedgerDatabase;
  /** Null where there is only the local wallet. */
  provider: PaymentProvider | null;
  days: number;
  now: number;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Compares the database with the provider's answers, and orders, stock and payments with each other. Changes nothing.
 */
export async function reconcile({ ledger: database, provider, days, now }: Needs): Promise<ReconcileReport> {
  const since = new Date(now - days * DAY_MS).toISOString();
  const orders = await database.payments(since);
  const ledger = await database.ledger(since);
  const repeatedBags = await database.repeatedBags(since);
  const handovers = await database.handovers(since);
  const plans = await database.plans(since);
  const alerts = await database.alerts();
  const bags = await database.stock();
  const shops = await database.payouts();

  const ids = orders.flatMap(({ payments }) => payments.map(({ external_id }) => external_id));
  const answers = provider ? await askProvider(provider, ids) : new Map<number, never>();
  const unanswered = provider ? ids.length - answers.size : 0;
  const balance = provider && (await provider.askBalance());

  const findings = [
    ...orders.flatMap((order) => comparePayments(order, (id) => answers.get(id) ?? null, now)),
    ...compareLedger(ledger),
    ...compareRepeatedBags(repeatedBags),
    ...compareHandovers(handovers),
    ...comparePlans(plans),
    ...compareAlerts(alerts),
    ...compareStock(bags),
    ...comparePayouts(shops),
  ];
  const sum = (what: 'stock' | 'held' | 'sold'): number => bags.reduce((all, bag) => all + bag[what], 0);
  return {
    since,
    until: new Date(now).toISOString(),
    provider: provider ? (unanswered > 0 ? 'did not answer' : 'answered') : 'none',
    toDo: findings.filter(needsAction),
    forInformation: findings.filter((finding) => !needsAction(finding)),
    figures: {
      orders: orders.length,
      payments: ids.length,
      unanswered,
      settledPayments: ledger.settled_payments,
      settledCents: ledger.settled_cents,
      balanceCents: balance?.ok ? balance.value : null,
      stock: sum('stock'),
      held: sum('held'),
      sold: sum('sold'),
      leftOver: plans.left_over,
      kept: alerts.kept,
      bags: bags.length,
      sentToShopsCents: shops.reduce((all, { sent_cents }) => all + sent_cents, 0),
      openToShopsCents: shops.reduce((all, { open_cents }) => all + open_cents, 0),
      bagsNotCompared: bags.filter(({ expected }) => expected === null).length,
    },
  };
}

/** 0: everything agrees. 1: a finding needs action. 2: the provider did not answer for every payment. */
export const exitCode = ({ toDo, provider }: ReconcileReport): 0 | 1 | 2 => {
  if (provider === 'did not answer') return 2;
  return toDo.length > 0 ? 1 : 0;
};
