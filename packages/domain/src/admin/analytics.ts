/** The rules of the dashboard's figures, for the mocks; the database computes them in SQL, and a test compares both. */
import { isLowStock } from '../bags/availability.ts';
import type { Bag } from '../bags/readBag.ts';
import { addCents, multiplyCents } from '../money/arithmetic.ts';
import type { Cents } from '../money/money.ts';
import { itemCount, type Order } from '../orders/readOrder.ts';
import { byText } from '../text/compare.ts';
import type { LocalText } from '../text/localText.ts';
import { beirutDay } from '../time/wallTime.ts';

export interface BagSales {
  bagId: string;
  title: LocalText | null;
  sold: number;
  revenue: Cents;
}

export interface DaySales {
  /** A day in Beirut, `2026-11-21` */
  day: string;
  orders: number;
  items: number;
  revenue: Cents;
}

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

/** One entry for each day in Beirut from the first payment to the last, days without any included. */
export function salesByDay(orders: readonly Order[]): DaySales[] {
  const days = new Map<string, DaySales>();
  for (const order of paidOrders(orders)) {
    const at = order.paidAt ?? order.createdAt;
    if (at === null) continue;
    const day = beirutDay(at);
    const before = days.get(day) ?? emptyDay(day);
    days.set(day, {
      day,
      orders: before.orders + 1,
      items: before.items + itemCount(order),
      revenue: addCents(before.revenue, order.amount ?? 0),
    });
  }
  return withEmptyDays([...days.values()]);
}

/** Every day from the first to the last. */
export function withEmptyDays(days: readonly DaySales[]): DaySales[] {
  const sold = new Map(days.map((sales) => [sales.day, sales]));
  return daysBetween([...sold.keys()].toSorted()).map((day) => sold.get(day) ?? emptyDay(day));
}

/** The number of bags sold instead of thrown away. */
export function bagsRescued(orders: readonly Order[]): number {
  return paidOrders(orders).reduce((sum, order) => sum + itemCount(order), 0);
}

const emptyDay = (day: string): DaySales => ({ day, orders: 0, items: 0, revenue: 0 });

const DAY = 86_400_000;
/** Ten years: one order with a wrong date must not stretch the series over centuries. */
const MOST_DAYS = 3_660;

/** Calendar days have no clock changes, so counting them in UTC leaves none out. */
function daysBetween(sorted: readonly string[]): string[] {
  const last = Date.parse(sorted.at(-1) ?? '');
  const first = Math.max(Date.parse(sorted[0] ?? ''), last - MOST_DAYS * DAY);
  const days: string[] = [];
  for (let at = first; at <= last; at += DAY) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
