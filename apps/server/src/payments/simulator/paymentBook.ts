export interface CollectRequest {
  externalId: number;
  amount: number;
  currency: string;
  invoice: string;
  successCallbackUrl: string;
  failureCallbackUrl: string;
  successRedirectUrl: string;
  failureRedirectUrl: string;
}

export interface SimulatedPayment extends CollectRequest {
  collectUrl: string;
  status: 'pending' | 'success' | 'failed' | 'refunded';
  createdAt: number;
}

export interface KeptPayments {
  known: readonly SimulatedPayment[];
  keep: (payments: readonly SimulatedPayment[]) => void;
}

export interface BookOptions {
  /** Where the buyer pays; the provider's own pages, or the local wallet's. */
  payPage: (externalId: number) => string;
  now: () => number;
  linkLivesMs: number;
  /** Without it the book is forgotten with the process. */
  kept?: KeptPayments;
}

const MOST_KEPT = 500;

export function paymentBook({ payPage, now, linkLivesMs, kept }: BookOptions) {
  const payments = new Map((kept?.known ?? []).map((payment) => [payment.externalId, payment]));

  const write = (payment: SimulatedPayment): void => {
    payments.set(payment.externalId, payment);
    kept?.keep(Array.from(payments.values()).slice(-MOST_KEPT));
  };

  /** A link nobody paid in time is told as `failed`, the same word as for a payment that was declined. */
  const seenNow = (payment: SimulatedPayment): SimulatedPayment => {
    const isOver = payment.status === 'pending' && now() >= payment.createdAt + linkLivesMs;
    return isOver ? { ...payment, status: 'failed' } : payment;
  };

  const find = (externalId: number): SimulatedPayment | undefined => {
    const payment = payments.get(externalId);
    return payment && seenNow(payment);
  };

  return {
    find,
    all: (): readonly SimulatedPayment[] => Array.from(payments.values(), seenNow),

    open(request: CollectRequest): SimulatedPayment | null {
      if (payments.has(request.externalId)) return null;
      const collectUrl = payPage(request.externalId);
      const payment: SimulatedPayment = { ...request, collectUrl, status: 'pending', createdAt: now() };
      write(payment);
      return payment;
    },

    /** The payment as it became, or null where it was not as it had to be. */
    move(
      externalId: number,
      from: (payment: SimulatedPayment) => boolean,
      to: SimulatedPayment['status'],
    ): SimulatedPayment | null {
      const payment = find(externalId);
      if (!payment || !from(payment)) return null;
      const moved = { ...payment, status: to };
      write(moved);
      return moved;
    },
  };
}
