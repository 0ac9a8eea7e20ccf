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

export interface PaymentStorage {
  payments: readonly SimulatedPayment[];
  save: (payments: readonly SimulatedPayment[]) => void;
}

export interface BookOptions {
  /** The address where the buyer pays: the provider's pages, or the local wallet's. */
  paymentPage: (externalId: number) => string;
  now: () => number;
  linkLifetimeMs: number;
  /** Without it the payments are lost with the process. */
  stored?: PaymentStorage;
}

const MOST_STORED = 500;

export function paymentBook({ paymentPage, now, linkLifetimeMs, stored }: BookOptions) {
  const payments = new Map((stored?.payments ?? []).map((payment) => [payment.externalId, payment]));

  const write = (payment: SimulatedPayment): void => {
    payments.set(payment.externalId, payment);
    stored?.save(Array.from(payments.values()).slice(-MOST_STORED));
  };

  /** An expired link has the status `failed`, like a declined payment. */
  const withExpiry = (payment: SimulatedPayment): SimulatedPayment => {
    const isOver = payment.status === 'pending' && now() >= payment.createdAt + linkLifetimeMs;
    return isOver ? { ...payment, status: 'failed' } : payment;
  };

  const find = (externalId: number): SimulatedPayment | undefined => {
    const payment = payments.get(externalId);
    return payment && withExpiry(payment);
  };

  return {
    find,
    all: (): readonly SimulatedPayment[] => Array.from(payments.values(), withExpiry),

    open(request: CollectRequest): SimulatedPayment | null {
      if (payments.has(request.externalId)) return null;
      const collectUrl = paymentPage(request.externalId);
      const payment: SimulatedPayment = { ...request, collectUrl, status: 'pending', createdAt: now() };
      write(payment);
      return payment;
    },

    /** The changed payment, or null if it was not in the required state. */
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
