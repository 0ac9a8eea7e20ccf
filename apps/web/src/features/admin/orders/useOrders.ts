import { mergePaidEvent, type Order, type PaidEvent } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import type { ConnectionState } from '../../../lib/followStream.ts';
import { fetchOrdersPage, type AdminOrder, type OrdersPage, type OrdersFilter } from './orderCalls.ts';
import { useQuery, type Query } from '../useQuery.ts';
import { PAGE_SIZE } from '../useTableAddress.ts';
import { useLiveOrders } from '../useLiveOrders.ts';

/** How long a row stays highlighted. */
const HIGHLIGHT_MS = 6_000;

const NO_IDS: ReadonlySet<string> = new Set();

export interface Orders {
  query: Query<OrdersPage>;
  connection: ConnectionState;
  /** Rows that were just paid. */
  highlighted: ReadonlySet<string>;
  /** Paid orders without a row here, held back while the admin reads. */
  heldBack: ReadonlySet<string>;
  showHeldBack: () => void;
  /** The codes of the latest paid orders, to be read aloud. */
  justPaid: readonly string[];
}

export const rowIdOf = ({ id, code }: Order): string => id ?? code ?? '';

const nameOf = ({ id, codes }: PaidEvent): string => codes[0] ?? id ?? '';

/** Applies the events to a row; a row without an event stays the same object. */
function afterPaid(row: AdminOrder, events: readonly PaidEvent[]): AdminOrder {
  return events.reduce((before, event) => {
    const [merged, another] = mergePaidEvent([before], event);
    return merged && !another ? { ...before, ...merged } : before;
  }, row);
}

export function useOrders(filter: OrdersFilter, start: number, isReading: () => boolean): Orders {
  const query = useQuery(JSON.stringify([filter, start]), () => fetchOrdersPage(filter, start, PAGE_SIZE));
  const [highlighted, setHighlighted] = useState(NO_IDS);
  const [heldBack, setHeldBack] = useState(NO_IDS);
  const [justPaid, setJustPaid] = useState<readonly string[]>([]);

  const applyPaid = (events: readonly PaidEvent[]) => {
    const rows = query.value?.orders ?? [];
    const changed = rows.map((row) => afterPaid(row, events));
    const paid = changed.filter((row, index) => row !== rows[index]);
    const paidKeys = new Set(paid.flatMap(({ id, code }) => [id, code]));
    const others = events.filter(
      ({ id, codes }) => !paidKeys.has(id) && !codes.some((code) => paidKeys.has(code)),
    );
    if (paid.length > 0) query.change((page) => ({ ...page, orders: changed }));
    setHighlighted(
      (before) => new Set([...before, ...paid.map(rowIdOf), ...others.flatMap(({ id }) => id ?? [])]),
    );
    setJustPaid(events.map(nameOf));
    if (others.length === 0) return;
    if (isReading()) setHeldBack((before) => new Set([...before, ...others.map(nameOf)]));
    else query.refetch();
  };
  const connection = useLiveOrders(applyPaid, query.refetch);

  useEffect(() => {
    if (highlighted.size === 0) return;
    const timer = setTimeout(() => setHighlighted(NO_IDS), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [highlighted]);

  const showHeldBack = () => {
    setHeldBack(NO_IDS);
    query.refetch();
  };
  return {
    query,
    connection,
    highlighted,
    heldBack,
    showHeldBack,
    justPaid,
  };
}
