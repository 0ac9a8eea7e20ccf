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
  const plannedBags = new Set<string>();
  const handovers = new Map<string, Tries>();
  const gifts: Tries = { tried: 0, done: 0 };
  const handoversOf = (code: string): Tries => {
    const tries = handovers.get(code) ?? { tried: 0, done: 0 };
    handovers.set(code, tries);
    return tries;
  };
  const streamEvents = new Map<string, number>();
  const streamDelays: number[] = [];
  const ordersAt: number[] = [];
  const paymentPagesAt: number[] = [];

  return {
    orders: orders as ReadonlyMap<string, ObservedOrder>,
    supply: supply as ReadonlyMap<string, number>,
    /** More of a bag that a counter asked for, and of which it may not have heard. */
    triedSupply: triedSupply as ReadonlyMap<string, number>,
    /** A publication replaces what a counter put on sale before it. */
    plannedBags: plannedBags as ReadonlySet<string>,
    gifts: gifts as Readonly<Tries>,
    /** By the codes of orders, those whose checkout was not answered too. */
    handovers: handovers as ReadonlyMap<string, Readonly<Tries>>,
    /** How often the admin's stream had each order. */
    streamEvents: streamEvents as ReadonlyMap<string, number>,
    recordSupply: (bagId: string, quantity: number): void => void supply.set(bagId, quantity),
    recordPlannedBag: (bagId: string): void => void plannedBags.add(bagId),
    recordTriedSupply: (bagId: string): void =>
      void triedSupply.set(bagId, (triedSupply.get(bagId) ?? 0) + 1),
    recordMoreSupply(bagId: string): void {
      triedSupply.set(bagId, (triedSupply.get(bagId) ?? 0) - 1);
      supply.set(bagId, (supply.get(bagId) ?? 0) + 1);
    },
    recordTriedGifts: (count: number): void => void (gifts.tried += count),
    recordGift: (): void => void (gifts.done += 1),
    /** A repeated checkout of the same cart may return the same order. */
    recordOrder(code: string, lines: ObservedOrder['lines']): void {
      ordersAt.push(Date.now());
      if (orders.has(code)) return;
      orders.set(code, {
        code,
        lines,
        isPaid: false,
        shownPaid: false,
        cancelling: null,
      });
    },
    recordPaymentPage: (): void => void paymentPagesAt.push(Date.now()),
    recordPayment: (code: string): void => void (orders.get(code)!.isPaid = true),
    recordShownPaid: (code: string): void => void (orders.get(code)!.shownPaid = true),
    recordCancelling: (code: string, cancelling: 'asked' | 'cancelled'): void =>
      void (orders.get(code)!.cancelling = cancelling),
    recordTriedHandover: (code: string): void => void (handoversOf(code).tried += 1),
    recordHandedOver: (code: string): void => void (handoversOf(code).done += 1),
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
