import {
  bagsRescued,
  DEFAULT_METHOD,
  itemsInStock,
  lowStock,
  moneySaved,
  salesByBag,
  salesByDay,
  totalRevenue,
  type Bag,
  type BagSales,
  type Cents,
  type DaySales,
  type DeliveryMethod,
  type Order,
} from '@zawadeh/domain';
import type { Told } from '../../../backend/desk/ask.ts';
import { everySale } from '../../../backend/desk/sales.ts';
import { everyBag } from '../bags/useEveryBag.ts';
import { useAsked, type Asked } from '../useAsked.ts';

export interface Sales {
  revenue: Cents;
  rescued: number;
  saved: Cents;
  inStock: number;
  bags: readonly BagSales[];
  days: readonly DaySales[];
  methods: Record<DeliveryMethod, number>;
  low: readonly Bag[];
  shelf: readonly Bag[];
}

export const useSales = (): Asked<Sales> => useAsked('sales', askForSales);

async function askForSales(): Promise<Told<Sales>> {
  const [orders, shelf] = await Promise.all([everySale(), everyBag(() => {})]);
  if (!orders.ok) return orders;
  if (!shelf.ok) return shelf;
  return { ok: true, value: salesOf(orders.value, shelf.value.bags) };
}

const salesOf = (orders: readonly Order[], bags: readonly Bag[]): Sales => ({
  revenue: totalRevenue(orders),
  rescued: bagsRescued(orders),
  saved: moneySaved(orders, bags),
  inStock: itemsInStock(bags),
  bags: salesByBag(orders, bags),
  days: salesByDay(orders),
  methods: {
    delivery: countBy(orders, 'delivery'),
    pickup: countBy(orders, 'pickup'),
  },
  low: lowStock(bags),
  shelf: bags,
});

const countBy = (orders: readonly Order[], wanted: DeliveryMethod): number =>
  orders.filter(({ method }) => (method ?? DEFAULT_METHOD) === wanted).length;
