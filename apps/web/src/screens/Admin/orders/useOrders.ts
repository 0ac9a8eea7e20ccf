import { mergePaid, type Order, type PaidEvent } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { pageOf } from '../../../backend/admin/query.ts';
import type { ConnectionState } from '../../../backend/admin/liveOrders.ts';
import {
  ordersPage,
  type AdminOrder,
  type OrdersPage,
  type OrdersWish,
} from '../../../backend/admin/orders.ts';
import { useQuery, type Query } from '../useQuery.ts';
import { PAGE } from '../useTableAddress.ts';
import { useLiveOrders } from './useLiveOrders.ts';

/** How long a row stays highlighted. */
const LIT_FOR = 6_000;

const NONE: ReadonlySet<string> = new Set();

export interface Orders {
  asked: Query<OrdersPage>;
  line: ConnectionState;
  /** Rows that were just paid. */
  lit: ReadonlySet<string>;
  /** Paid orders without a row here, held back while the admin reads. */
  waiting: ReadonlySet<string>;
  showWaiting: () => void;
  /** The codes of the latest paid orders, to be read aloud. */
  news: readonly string[];
}

export const rowIdOf = ({ id, code }: Order): string => id ?? code ?? '';

const nameOf = ({ id, codes }: PaidEvent): string => codes[0] ?? id ?? '';

/** Applies the events to a row; a row without an event stays the same object. */
function afterPaid(row: AdminOrder, events: readonly PaidEvent[]): AdminOrder {
  return events.reduce((before, event) => {
    const [merged, another] = mergePaid([before], event);
    return merged && !another ? { ...before, ...merged } : before;
  }, row);
}

export function useOrders(wish: OrdersWish, start: number, isReading: () => boolean): Orders {
  const asked = useQuery(JSON.stringify([wish, start]), () =>
    pageOf((from) => ordersPage(wish, from, PAGE), start, PAGE),
  );
  const [lit, setLit] = useState(NONE);
  const [waiting, setWaiting] = useState(NONE);
  const [news, setNews] = useState<readonly string[]>([]);

  const take = (events: readonly PaidEvent[]) => {
    const rows = asked.value?.orders ?? [];
    const changed = rows.map((row) => afterPaid(row, events));
    const paid = changed.filter((row, index) => row !== rows[index]);
    const known = new Set(paid.flatMap(({ id, code }) => [id, code]));
    const others = events.filter(({ id, codes }) => !known.has(id) && !codes.some((code) => known.has(code)));
    if (paid.length > 0) asked.change((page) => ({ ...page, orders: changed }));
    setLit((before) => new Set([...before, ...paid.map(rowIdOf), ...others.flatMap(({ id }) => id ?? [])]));
    setNews(events.map(nameOf));
    if (others.length === 0) return;
    if (isReading()) setWaiting((before) => new Set([...before, ...others.map(nameOf)]));
    else asked.again();
  };
  const line = useLiveOrders(take, asked.again);

  useEffect(() => {
    if (lit.size === 0) return;
    const timer = setTimeout(() => setLit(NONE), LIT_FOR);
    return () => clearTimeout(timer);
  }, [lit]);

  const showWaiting = () => {
    setWaiting(NONE);
    asked.again();
  };
  return { asked, line, lit, waiting, showWaiting, news };
}
