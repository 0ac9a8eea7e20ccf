/** What paid orders brought in a period, those that left the list included. */
import {
  momentsOf,
  readOrders,
  readShopSales,
  type Instant,
  type Order,
  type Period,
  type ShopSales,
} from '@zawadeh/domain';
import { queryTable, fail, type AdminResult } from './query.ts';
import { everyOrder } from './orders.ts';

const COLUMNS =
  'id, order_code, created_at, paid_at, delivery_method, status, payment_status, amount, qty, details';

interface SalesPart {
  orders: Order[];
  total: number;
}

const iso = (at: Instant): string => new Date(at).toISOString();

function salesPart(period: Period, start: number, size: number): Promise<AdminResult<SalesPart>> {
  const { from, until } = momentsOf(period);
  return queryTable(
    (client) => {
      let paid = client.from('orders').select(COLUMNS, { count: 'exact' }).eq('status', 'paid');
      if (from !== null) paid = paid.gte('paid_at', iso(from));
      if (until !== null) paid = paid.lt('paid_at', iso(until));
      return paid
        .order('created_at', { ascending: false })
        .order('id')
        .range(start, start + size - 1)
        .retry(false);
    },
    (rows: unknown, total) => {
      if (!Array.isArray(rows) || total === null) return fail('server');
      return { ok: true, value: { orders: readOrders(rows).orders, total } };
    },
  );
}

export const everySale = (period: Period): Promise<AdminResult<Order[]>> =>
  everyOrder((start, size) => salesPart(period, start, size));

/** Of each shop, as its orders kept it. */
export const salesByShop = ({ from, until }: Period): Promise<AdminResult<ShopSales[]>> =>
  queryTable(
    (client) => client.rpc('shop_statement', { p_from: from, p_until: until }).retry(false),
    (told: unknown) => {
      const sales = readShopSales(told);
      return sales === null ? fail('server') : { ok: true, value: sales };
    },
  );
