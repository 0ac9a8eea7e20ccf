import { useCallback, useEffect, useState } from 'react';
import { useAtomValue } from '../../lib/store.ts';
import { alertsAtom } from '../alerts/alerts.ts';
import { favouritesAtom } from '../favourites/favourites.ts';
import { ordersAtom } from '../orders/orders.ts';

/** Downloads of their own, which say by themselves when they know what they show. */
export type DeferredPart = 'next' | 'impact' | 'rating';

export interface DeferredPartProps {
  userId: string;
  /** Called once it knows what it shows, which may be nothing. */
  onKnown: (part: DeferredPart) => void;
}

const DEFERRED_PARTS: readonly DeferredPart[] = ['next', 'impact', 'rating'];

/** The page waits no longer than this for other parts once the orders are there. */
const LATE_MS = 1_000;

/**
 * Whether the page is shown in place of its skeleton: once the parts above the orders are known too, because each that
 * came later would move the others away from the reader's thumb.
 */
export function useWholePage(userId: string) {
  const orders = useAtomValue(ordersAtom);
  const favourites = useAtomValue(favouritesAtom);
  const alerts = useAtomValue(alertsAtom);
  const [known, setKnown] = useState<ReadonlySet<DeferredPart>>(new Set());
  const [isLate, setLate] = useState(false);
  const setKnownPart = useCallback(
    (part: DeferredPart) => setKnown((before) => (before.has(part) ? before : new Set([...before, part]))),
    [],
  );
  const isOwn = (state: { userId: string | null }) => state.userId === userId;
  const hasOrders = isOwn(orders) && (orders.orders !== null || orders.error !== null);
  const isWhole =
    hasOrders &&
    DEFERRED_PARTS.every((part) => known.has(part)) &&
    isOwn(favourites) &&
    (favourites.shops !== null || favourites.error !== null) &&
    isOwn(alerts) &&
    (alerts.alerts !== null || alerts.error !== null);
  useEffect(() => {
    if (!hasOrders) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [hasOrders]);
  return { isShown: isWhole || isLate, setKnownPart };
}
