/** Apart from cancelUntil.ts, because tickets need that one alone. */
import type { Instant } from '../time/instant.ts';
import { cancelUntil } from './cancelUntil.ts';
import type { Order } from './readOrder.ts';

/** By the hours of its lines, where the handovers are not known: each shop's first, as the handovers are made. */
export function cancelUntilByLines({ paymentStatus, paidAt, method, lines }: Order): Instant | null {
  if (paymentStatus !== 'paid' || paidAt === null || lines.length === 0) return null;
  if (method === 'delivery')
    return cancelUntil(paidAt, [{ kind: 'courier', dueStart: paidAt, state: 'waiting' }]);
  const starts = new Map<string, Instant | null>();
  for (const { store, pickupStart, isTakenBack } of lines) {
    if (isTakenBack) continue;
    const shop = JSON.stringify(store);
    const earlier = starts.get(shop) ?? null;
    starts.set(shop, earlier === null ? pickupStart : Math.min(earlier, pickupStart ?? earlier));
  }
  return cancelUntil(
    paidAt,
    Array.from(starts.values(), (dueStart) => ({ kind: 'pickup', dueStart, state: 'waiting' })),
  );
}
