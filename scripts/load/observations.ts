/** What users saw and did, recorded apart from the shop: the ledger check compares the shop with it. */
export interface ObservedOrder {
  code: string;
  lines: readonly { bagId: string; quantity: number }[];
  /** At the provider, whatever the shop recorded. */
  isPaid: boolean;
  /** The shop showed the buyer a paid order. */
  shownPaid: boolean;
}

export function createObservations() {
  const orders = new Map<string, ObservedOrder>();
  const supply = new Map<string, number>();
  const streamEvents = new Map<string, number>();
  const streamDelays: number[] = [];
  const ordersAt: number[] = [];
  const paymentPagesAt: number[] = [];

  return {
    orders: orders as ReadonlyMap<string, ObservedOrder>,
    supply: supply as ReadonlyMap<string, number>,
    /** How often the admin's stream had each order. */
    streamEvents: streamEvents as ReadonlyMap<string, number>,
    recordSupply: (bagId: string, quantity: number): void => void supply.set(bagId, quantity),
    /** A repeated checkout of the same cart may return the same order. */
    recordOrder(code: string, lines: ObservedOrder['lines']): void {
      ordersAt.push(Date.now());
      if (!orders.has(code)) orders.set(code, { code, lines, isPaid: false, shownPaid: false });
    },
    recordPaymentPage: (): void => void paymentPagesAt.push(Date.now()),
    recordPayment: (code: string): void => void (orders.get(code)!.isPaid = true),
    recordShownPaid: (code: string): void => void (orders.get(code)!.shownPaid = true),
    /** `delayMs` since the order was paid, null for an event that a reconnected stream repeats. */
    recordStreamEvent(code: string, delayMs: number | null): void {
      if (delayMs !== null && !streamEvents.has(code)) streamDelays.push(delayMs);
      streamEvents.set(code, (streamEvents.get(code) ?? 0) + 1);
    },
    /** From the payment of an order to its event at the dashboard. */
    streamDelays: streamDelays as readonly number[],
    /** The times at which orders were accepted; the first after a fault is its recovery. */
    ordersAt: ordersAt as readonly number[],
    /** The times at which payment pages were opened. */
    paymentPagesAt: paymentPagesAt as readonly number[],
  };
}

export type Observations = ReturnType<typeof createObservations>;
