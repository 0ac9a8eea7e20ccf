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
import { ask, refusedFor, type Told } from './ask.ts';

/** As many as a hosted project gives at once. */
const PART = 1_000;
const COLUMNS =
  'id, order_code, created_at, paid_at, delivery_method, status, payment_status, amount, qty, details';

interface SalesPart {
  orders: Order[];
  total: number;
}

const iso = (at: Instant): string => new Date(at).toISOString();

function salesPart(period: Period, start: number): Promise<Told<SalesPart>> {
  const { from, until } = momentsOf(period);
  return ask(
    (client) => {
      let paid = client.from('orders').select(COLUMNS, { count: 'exact' }).eq('status', 'paid');
      if (from !== null) paid = paid.gte('paid_at', iso(from));
      if (until !== null) paid = paid.lt('paid_at', iso(until));
      return paid
        .order('created_at', { ascending: false })
        .order('id')
        .range(start, start + PART - 1)
        .retry(false);
    },
    (rows: unknown, total) => {
      if (!Array.isArray(rows) || total === null) return refusedFor('server');
      return { ok: true, value: { orders: readOrders(rows).orders, total } };
    },
  );
}

export async function everySale(period: Period): Promise<Told<Order[]>> {
  const found = new Map<string, Order>();
  for (let start = 0, total = 1; start < total; start += PART) {
    const told = await salesPart(period, start);
    if (!told.ok) return told;
    for (const order of told.value.orders) found.set(order.id ?? order.code ?? '', order);
    ({ total } = told.value);
  }
  return { ok: true, value: [...found.values()] };
}

/** Of each shop, as its orders kept it. */
export const salesByShop = ({ from, until }: Period): Promise<Told<ShopSales[]>> =>
  ask(
    (client) => client.rpc('shop_statement', { p_from: from, p_until: until }).retry(false),
    (told: unknown) => {
      const sales = readShopSales(told);
      return sales === null ? refusedFor('server') : { ok: true, value: sales };
    },
  );
