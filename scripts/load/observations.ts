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
  /** By phones at counters: how often one tried, and how often one heard that it was the one. */
  handovers: { tried: number; done: number };
}

const NOBODY = { tried: 0, done: 0 };

export function createObservations() {
  const orders = new Map<string, ObservedOrder>();
  const supply = new Map<string, number>();
  const triedSupply = new Map<string, number>();
  const plannedBags = new Set<string>();
  let gifts = 0;
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
    gifts: (): number => gifts,
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
    recordGift: (): void => void (gifts += 1),
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
        handovers: { tried: 0, done: 0 },
      });
    },
    recordPaymentPage: (): void => void paymentPagesAt.push(Date.now()),
    recordPayment: (code: string): void => void (orders.get(code)!.isPaid = true),
    recordShownPaid: (code: string): void => void (orders.get(code)!.shownPaid = true),
    recordCancelling: (code: string, cancelling: 'asked' | 'cancelled'): void =>
      void (orders.get(code)!.cancelling = cancelling),
    /** Orders whose checkout was not answered are handed over too. */
    recordTriedHandover: (code: string): void => void ((orders.get(code)?.handovers ?? NOBODY).tried += 1),
    recordHandedOver: (code: string): void => void ((orders.get(code)?.handovers ?? NOBODY).done += 1),
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
