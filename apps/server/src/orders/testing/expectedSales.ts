/** The figures of orders and bags, by the rules that the database is compared with. */
import {
  addCents,
  beirutDay,
  isLowStock,
  itemCount,
  multiplyCents,
  type Bag,
  type BagSales,
  type Cents,
  type DaySales,
  type Order,
} from '@zawadeh/domain';

const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Only orders whose payment was not returned count. */
function paidOrders(orders: readonly Order[]): Order[] {
  return orders.filter((order) => order.status === 'paid');
}

/** The total amount of paid orders. */
export function totalRevenue(orders: readonly Order[]): Cents {
  return addCents(...paidOrders(orders).map((order) => order.amount ?? 0));
}

/** Sales per bag, best first; equal numbers by revenue, then by id, so that the order is stable. */
export function salesByBag(orders: readonly Order[], bags: readonly Pick<Bag, 'id' | 'title'>[]): BagSales[] {
  const titles = new Map(bags.map((bag) => [bag.id, bag.title]));
  const sales = new Map<string, BagSales>();
  for (const line of paidOrders(orders).flatMap((order) => order.lines)) {
    const { bagId, title, quantity, unitPrice } = line;
    const before = sales.get(bagId) ?? { bagId, title: titles.get(bagId) ?? null, sold: 0, revenue: 0 };
    sales.set(bagId, {
      ...before,
      // A bag deleted since then has the title it was sold under.
      title: before.title ?? title,
      sold: before.sold + quantity,
      revenue: addCents(before.revenue, multiplyCents(unitPrice ?? 0, quantity)),
    });
  }
  return [...sales.values()].toSorted(
    (a, b) => b.sold - a.sold || b.revenue - a.revenue || byText(a.bagId, b.bagId),
  );
}

/** The sum of stock. */
export function itemsInStock(bags: readonly Pick<Bag, 'quantity'>[]): number {
  return bags.reduce((sum, bag) => sum + bag.quantity, 0);
}

/** Bags with low stock, emptiest first. */
export function lowStock<Each extends Pick<Bag, 'id' | 'quantity'>>(bags: readonly Each[]): Each[] {
  return bags
    .filter((bag) => isLowStock(bag.quantity))
    .toSorted((a, b) => a.quantity - b.quantity || byText(a.id, b.id));
}

/** An entry for each day in Beirut with a payment. */
export function salesByDay(orders: readonly Order[]): DaySales[] {
  const days = new Map<string, DaySales>();
  for (const order of paidOrders(orders)) {
    const at = order.paidAt ?? order.createdAt;
    if (at === null) continue;
    const day = beirutDay(at);
    const before = days.get(day) ?? { day, orders: 0, items: 0, revenue: 0 };
    days.set(day, {
      day,
      orders: before.orders + 1,
      items: before.items + itemCount(order),
      revenue: addCents(before.revenue, order.amount ?? 0),
    });
  }
  return [...days.values()].toSorted((a, b) => byText(a.day, b.day));
}

/** The number of bags sold instead of thrown away. */
export function bagsRescued(orders: readonly Order[]): number {
  return paidOrders(orders).reduce((sum, order) => sum + itemCount(order), 0);
}
