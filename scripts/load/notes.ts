/** What people were told and what they did, kept by them and not by the shop: what its books are held against. */
export interface NotedOrder {
  code: string;
  lines: readonly { bagId: string; quantity: number }[];
  /** At the provider, whatever the shop knows of it. */
  isPaid: boolean;
  /** Told by the shop to whoever paid. */
  heardPaid: boolean;
}

export function openNotes() {
  const orders = new Map<string, NotedOrder>();
  const supply = new Map<string, number>();
  const streamed = new Map<string, number>();
  const acknowledgedAt: number[] = [];
  const openedAt: number[] = [];

  return {
    orders: orders as ReadonlyMap<string, NotedOrder>,
    supply: supply as ReadonlyMap<string, number>,
    /** How often the admin's live stream told of each order. */
    streamed: streamed as ReadonlyMap<string, number>,
    supplied: (bagId: string, quantity: number): void => void supply.set(bagId, quantity),
    /** The same cart sent again may be the same order. */
    acknowledged(code: string, lines: NotedOrder['lines']): void {
      acknowledgedAt.push(Date.now());
      if (!orders.has(code)) orders.set(code, { code, lines, isPaid: false, heardPaid: false });
    },
    /** There is a page to pay it on. */
    opened: (): void => void openedAt.push(Date.now()),
    paid: (code: string): void => void (orders.get(code)!.isPaid = true),
    heardPaid: (code: string): void => void (orders.get(code)!.heardPaid = true),
    heardOnStream: (code: string): void => void streamed.set(code, (streamed.get(code) ?? 0) + 1),
    /** When the shop took orders: after a fault, the first of these is when it was back. */
    acknowledgedAt: acknowledgedAt as readonly number[],
    /** When there were pages to pay on. */
    openedAt: openedAt as readonly number[],
  };
}

export type Notes = ReturnType<typeof openNotes>;
