/** The table orders for the analytics: what paid orders brought, those that left the list included. */
import { readOrders, type Order } from '@zawadeh/domain';
import { ask, refusedFor, type Told } from './ask.ts';

/** As many as a hosted project gives at once. */
const PART = 1_000;
const COLUMNS =
  'id, order_code, created_at, paid_at, delivery_method, status, payment_status, amount, qty, details';

interface SalesPart {
  orders: Order[];
  total: number;
}

const salesPart = (start: number): Promise<Told<SalesPart>> =>
  ask(
    (client) =>
      client
        .from('orders')
        .select(COLUMNS, { count: 'exact' })
        .eq('status', 'paid')
        .order('created_at', { ascending: false })
        .order('id')
        .range(start, start + PART - 1)
        .retry(false),
    (rows: unknown, total) => {
      if (!Array.isArray(rows) || total === null) return refusedFor('server');
      return { ok: true, value: { orders: readOrders(rows).orders, total } };
    },
  );

export async function everySale(): Promise<Told<Order[]>> {
  const found = new Map<string, Order>();
  for (let start = 0, total = 1; start < total; start += PART) {
    const told = await salesPart(start);
    if (!told.ok) return told;
    for (const order of told.value.orders) found.set(order.id ?? order.code ?? '', order);
    ({ total } = told.value);
  }
  return { ok: true, value: [...found.values()] };
}
