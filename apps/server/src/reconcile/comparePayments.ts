import type { KnownPayment, PaymentsOfOrder } from '../database/ledger.ts';
import type { Finding, FindingKind } from './finding.ts';

/** The provider's status; null where it did not answer. */
export type ProviderStatus = 'success' | 'failed' | 'pending' | 'refunded' | 'idNotKnown' | null;
export type ProviderStatusOf = (externalId: number) => ProviderStatus;

/** By then the callback has come or the server has checked more than once. */
const SETTLES_WITHIN_MS = 20 * 60_000;
/** The server asks the provider for this long. */
const POLLED_FOR_MS = 24 * 60 * 60_000;

/** Compares an order with the provider's status of each of its payments. */
export function comparePayments(order: PaymentsOfOrder, statusOf: ProviderStatusOf, now: number): Finding[] {
  const providerStatus = order.payments.map((payment) => ({
    payment,
    providerStatus: statusOf(payment.external_id),
  }));
  const isTaken = (one: { payment: KnownPayment; providerStatus: ProviderStatus }): boolean =>
    one.providerStatus === 'success' || (one.providerStatus === null && one.payment.status === 'success');
  const taken = providerStatus.filter(isTaken).length;

  const each = providerStatus.flatMap(({ payment, providerStatus }): Finding[] => {
    const kinds = [
      compareStatus(order, payment, {
        providerStatus,
        taken,
        age: now - Date.parse(payment.created_at),
      }),
      payment.amount_cents === order.amount_cents ? null : ('amount_differs' as const),
    ];
    return kinds
      .filter((kind) => kind !== null)
      .map((kind) => ({
        kind,
        what: order.order_code,
        payment: payment.external_id,
        amountCents: payment.amount_cents,
        here: `${payment.status}, order ${order.status}`,
        there: providerStatus ?? '',
      }));
  });
  return [...each, ...tooMuch(order, taken)];
}

function tooMuch(order: PaymentsOfOrder, taken: number): Finding[] {
  const found = (kind: FindingKind, times: number): Finding[] => [
    {
      kind,
      what: order.order_code,
      payment: null,
      amountCents: order.amount_cents * times,
      here: order.status,
      there: `paid ${taken === 1 ? 'once' : `${taken} times`}`,
    },
  ];
  const unrecorded = taken - 1 - order.recorded_twice;
  if (unrecorded > 0) return found('paid_twice', unrecorded);
  return order.by_hand && taken === 1 ? found('by_hand_and_there', 1) : [];
}

interface Circumstances {
  providerStatus: ProviderStatus;
  /** The number of the order's payments that the provider took and did not refund. */
  taken: number;
  age: number;
}

function compareStatus(
  order: PaymentsOfOrder,
  payment: KnownPayment,
  about: Circumstances,
): FindingKind | null {
  if (about.providerStatus === null) return null;
  return payment.status === 'success'
    ? compareSettled(order, payment, about)
    : compareUnsettled(order, payment, about);
}

function compareSettled(
  { status, refunded_by_hand }: PaymentsOfOrder,
  { is_owed }: KnownPayment,
  { providerStatus, taken }: Circumstances,
) {
  switch (providerStatus) {
    case 'success':
      if (status === 'paid' || status === 'refund_due') return null;
      if (status !== 'refunded') return 'settled_order_not_paid';
      return refunded_by_hand ? 'refunded_by_hand' : 'refund_not_there';
    case 'refunded':
      if (is_owed) return 'refunded_there';
      // One of two payments for the order was refunded.
      return status === 'refunded' || (status === 'paid' && taken > 0) ? null : 'refunded_there';
    default:
      return 'paid_here_not_there';
  }
}

function compareUnsettled(
  { status }: PaymentsOfOrder,
  payment: KnownPayment,
  { providerStatus, age }: Circumstances,
): FindingKind | null {
  const isOpen = payment.status === 'pending';
  switch (providerStatus) {
    case 'success':
      return isOpen && age < SETTLES_WITHIN_MS ? null : 'paid_there_not_here';
    case 'refunded':
      return status === 'refunded' ? null : 'refunded_unseen';
    case 'idNotKnown':
      // A payment without a page cannot have been paid: the provider was not reached, or rejected the payment.
      return payment.has_page ? 'unknown_there' : null;
    case 'failed':
      return isOpen && age > SETTLES_WITHIN_MS ? 'stuck' : null;
    default:
      return isOpen && age > POLLED_FOR_MS ? 'stuck' : null;
  }
}
