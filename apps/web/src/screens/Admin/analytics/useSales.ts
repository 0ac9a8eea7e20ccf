import {
  bagsRescued,
  DEFAULT_METHOD,
  itemsInStock,
  lowStock,
  salesByBag,
  salesByDay,
  statementOf,
  totalRevenue,
  type Bag,
  type BagSales,
  type Cents,
  type DaySales,
  type DeliveryMethod,
  type Order,
  type Period,
  type PeriodReading,
  type ShopSales,
  type Statement,
} from '@zawadeh/domain';
import { fail, type AdminResult } from '../../../backend/admin/query.ts';
import { everySale, salesByShop } from '../../../backend/admin/sales.ts';
import { fetchEveryBag } from '../bags/useEveryBag.ts';
import { useQuery, type Query } from '../useQuery.ts';

export interface Sales {
  period: Period;
  revenue: Cents;
  rescued: number;
  saved: Cents;
  bags: readonly BagSales[];
  days: readonly DaySales[];
  methods: Record<DeliveryMethod, number>;
  statement: Statement;
  /** As of now, whatever the period is. */
  inStock: number;
  low: readonly Bag[];
  shelf: readonly Bag[];
}

/** Figures of one period are never shown under the name of another. */
export function useSales(reading: PeriodReading): Query<Sales> {
  const query = useQuery(JSON.stringify(reading), () =>
    reading.ok ? fetchAllSales(reading.value) : Promise.resolve(fail('gone')),
  );
  if (!reading.ok) return { ...query, value: null, error: null };
  const isOfPeriod = JSON.stringify(query.value?.period) === JSON.stringify(reading.value);
  return isOfPeriod ? query : { ...query, value: null };
}

async function fetchAllSales(period: Period): Promise<AdminResult<Sales>> {
  const [orders, shops, shelf] = await Promise.all([
    everySale(period),
    salesByShop(period),
    fetchEveryBag(() => {}),
  ]);
  if (!orders.ok) return orders;
  if (!shops.ok) return shops;
  if (!shelf.ok) return shelf;
  return { ok: true, value: salesOf(period, orders.value, shops.value, shelf.value.bags) };
}

function salesOf(
  period: Period,
  orders: readonly Order[],
  shops: readonly ShopSales[],
  shelf: readonly Bag[],
): Sales {
  const statement = statementOf(shops);
  return {
    period,
    revenue: totalRevenue(orders),
    rescued: bagsRescued(orders),
    saved: statement.total.saved,
    bags: salesByBag(orders, shelf),
    days: salesByDay(orders),
    methods: {
      delivery: countBy(orders, 'delivery'),
      pickup: countBy(orders, 'pickup'),
    },
    statement,
    inStock: itemsInStock(shelf),
    low: lowStock(shelf),
    shelf,
  };
}

const countBy = (orders: readonly Order[], wanted: DeliveryMethod): number =>
  orders.filter(({ method }) => (method ?? DEFAULT_METHOD) === wanted).length;
