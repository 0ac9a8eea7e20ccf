/** The SQL function analytics: every figure of the dashboard's analytics. */
import {
  bagsRescued,
  startOfDay,
  DEFAULT_METHOD,
  itemsInStock,
  lowStock,
  MOST_REPORTED_BAGS,
  parsePrice,
  readBags,
  readOrders,
  salesByBag,
  salesByDay,
  totalRevenue,
  type Cents,
  type DeliveryMethod,
  type LocalText,
} from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { MockOptions } from '../respond.ts';
import type { OrderRow, MockDatabase } from '../database/database.ts';
import { isAdmin } from '../database/users.ts';
import { tableHandler, tableError } from './table.ts';

const PAID = ['paid', 'refund_due', 'refunded'];

export const analytics = (options: MockOptions): HttpHandler =>
  http.post(
    '*/rest/v1/rpc/analytics',
    tableHandler(options, ({ database, user, sent }) => {
      if (!user) return tableError(401, '42501', 'permission denied for function analytics');
      if (!isAdmin(user)) return tableError(403, '42501', 'Admins only!');
      const { p_from, p_until } = sent[0] ?? {};
      const from = momentOf(p_from) ?? -Infinity;
      const until = momentOf(p_until) ?? Infinity;
      const paid = database.orders.filter(({ status, paid_at }) => {
        const at = Date.parse(paid_at ?? '');
        return status !== null && PAID.includes(status) && at >= from && at < until;
      });
      return HttpResponse.json({ ...figuresOf(database, paid), shops: shopsOf(database, paid) });
    }),
  );

function figuresOf(database: MockDatabase, paid: readonly OrderRow[]) {
  const { orders } = readOrders(paid.filter(({ status }) => status === 'paid'));
  const { bags } = readBags(database.bags);
  const rows = new Map(database.bags.map((bag) => [bag.id, bag]));
  const count = (wanted: DeliveryMethod) =>
    orders.filter(({ method }) => (method ?? DEFAULT_METHOD) === wanted).length;
  return {
    revenue_cents: totalRevenue(orders),
    items: bagsRescued(orders),
    delivery: count('delivery'),
    pickup: count('pickup'),
    days: salesByDay(orders)
      .filter((day) => day.orders > 0)
      .map(({ revenue, ...day }) => ({ ...day, revenue_cents: revenue })),
    bags: salesByBag(orders, bags)
      .slice(0, MOST_REPORTED_BAGS)
      .map(({ bagId, title, sold, revenue }) => ({
        bag_id: bagId,
        ...titlesOf(title),
        category: rows.get(bagId)?.category ?? null,
        image_url: rows.get(bagId)?.image_url ?? null,
        sold,
        revenue_cents: revenue,
      })),
    stock: itemsInStock(bags),
    low: lowStock(bags)
      .slice(0, MOST_REPORTED_BAGS)
      .map(({ id, title, quantity }) => ({ id, ...titlesOf(title), quantity })),
  };
}

const titlesOf = (title: LocalText | null) => ({ title: title?.en ?? null, title_ar: title?.ar ?? null });

const momentOf = (day: unknown) => (typeof day === 'string' ? startOfDay(day) : null);

interface ShopRow {
  store_id: string | null;
  store_name: string | null;
  store_name_ar: string | null;
  bags: number;
  sold_cents: Cents;
  refunds_cents: Cents;
  delivery_fees_cents: Cents;
  saved_cents: Cents;
}

function shopsOf(database: MockDatabase, paid: readonly OrderRow[]): ShopRow[] {
  const shops = new Map<string | null, ShopRow>();
  for (const line of paid.flatMap(linesOf)) {
    const shop = shops.get(line.store_id) ?? emptyRow(database, line);
    shops.set(line.store_id, {
      ...shop,
      bags: shop.bags + (line.stays ? line.quantity : 0),
      sold_cents: shop.sold_cents + line.cents,
      refunds_cents: shop.refunds_cents + (line.stays ? 0 : line.cents),
      delivery_fees_cents: shop.delivery_fees_cents + (line.stays ? line.fee : 0),
      saved_cents: shop.saved_cents + (line.stays ? line.saved : 0),
    });
  }
  return [...shops.values()].toSorted((a, b) => b.sold_cents - a.sold_cents);
}

type SoldLine = ReturnType<typeof linesOf>[number];

/** Shares the delivery fee among the bags by running totals, so that no cent is lost to rounding. */
function linesOf({ details, lineRows, status, delivery_fee }: OrderRow) {
  const all = details.reduce((sum, { quantity }) => sum + quantity, 0);
  const fee = centsOf(delivery_fee);
  let before = 0;
  return details.map(({ quantity, unitPrice, storeName, storeNameAr }, place) => {
    const { store_id, full_price } = lineRows[place] ?? { store_id: null, full_price: null };
    const price = centsOf(unitPrice);
    const share = Math.floor((fee * (before + quantity)) / all) - Math.floor((fee * before) / all);
    before += quantity;
    return {
      store_id,
      storeName,
      storeNameAr,
      quantity,
      stays: status === 'paid',
      cents: price * quantity,
      fee: share,
      saved: Math.max((full_price === null ? price : centsOf(full_price)) - price, 0) * quantity,
    };
  });
}

const centsOf = (dollars: number): Cents => parsePrice(dollars) ?? 0;

function emptyRow({ shops }: MockDatabase, { store_id, storeName, storeNameAr }: SoldLine): ShopRow {
  const shop = shops.find(({ id }) => id === store_id);
  return {
    store_id,
    store_name: shop?.name ?? storeName ?? null,
    store_name_ar: shop ? shop.name_ar : (storeNameAr ?? null),
    bags: 0,
    sold_cents: 0,
    refunds_cents: 0,
    delivery_fees_cents: 0,
    saved_cents: 0,
  };
}
