/** What users saw and did, recorded apart from the shop: the ledger check compares the shop with it. */
export interface ObservedOrder {
  code: string;
  lines: readonly { bagId: string; quantity: number }[];
  /** At the provider, whatever the shop recorded. */
  isPaid: boolean;
  /** The shop showed the buyer a paid order. */
  shownPaid: boolean;
  /** `asked`: without an answer yet. */
  cancelling: 'asked' | 'cancelled' | null;
}

/** Of phones at counters: how often one tried, and how often one heard that it was the one. */
interface Tries {
  tried: number;
  done: number;
}

export function createObservations() {
  const orders = new Map<string, ObservedOrder>();
  const supply = new Map<string, number>();
  const triedSupply = new Map<string, number>();
  const handovers = new Map<string, Tries>();
  const streamEvents = new Map<string, number>();
  const streamDelays: number[] = [];
  const ordersAt: number[] = [];
  const handoversOf = (code: string): Tries => {
    const tries = handovers.get(code) ?? { tried: 0, done: 0 };
    handovers.set(code, tries);
    return tries;
  };

  return {
    orders,
    supply,
    /** More of a bag that a counter asked for, and of which it may not have heard. */
    triedSupply,
    /** A publication replaces what a counter put on sale before it. */
    plannedBags: new Set<string>(),
    gifts: { tried: 0, done: 0 },
    /** By the codes of orders, those whose checkout was not answered too. */
    handovers,
    /** How often the admin's stream had each order. */
    streamEvents,
    recordTriedSupply: (bagId: string) => triedSupply.set(bagId, (triedSupply.get(bagId) ?? 0) + 1),
    recordMoreSupply(bagId: string): void {
      triedSupply.set(bagId, (triedSupply.get(bagId) ?? 0) - 1);
      supply.set(bagId, (supply.get(bagId) ?? 0) + 1);
    },
    /** A repeated checkout of the same cart may return the same order. */
    recordOrder(code: string, lines: ObservedOrder['lines']): void {
      ordersAt.push(Date.now());
      if (orders.has(code)) return;
      orders.set(code, { code, lines, isPaid: false, shownPaid: false, cancelling: null });
    },
    recordTriedHandover: (code: string) => (handoversOf(code).tried += 1),
    recordHandedOver: (code: string) => (handoversOf(code).done += 1),
    /** `delayMs` since the order was paid, null for an event that a reconnected stream repeats. */
    recordStreamEvent(code: string, delayMs: number | null): void {
      if (delayMs !== null && !streamEvents.has(code)) streamDelays.push(delayMs);
      streamEvents.set(code, (streamEvents.get(code) ?? 0) + 1);
    },
    /** From the payment of an order to its event at the dashboard. */
    streamDelays,
    /** The times at which orders were accepted; the first after a fault is its recovery. */
    ordersAt,
    /** The times at which payment pages were opened. */
    paymentPagesAt: [] as number[],
  };
}

export type Observations = ReturnType<typeof createObservations>;
