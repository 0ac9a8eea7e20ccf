/** The figures of the dashboard's analytics, as the database function `analytics` gives them. */
import { readBagPicture, type BagPictureName } from '../bags/bagPicture.ts';
import { readCategory, type Category } from '../bags/category.ts';
import type { DeliveryMethod } from '../delivery/deliveryMethod.ts';
import type { Cents } from '../money/money.ts';
import { isRaw, readCount, readId, readImageUrl, readStock } from '../reading/raw.ts';
import { readLocalText, type LocalText } from '../text/localText.ts';
import { startOfDay } from '../time/beirutDays.ts';
import { withEmptyDays, type BagSales, type DaySales } from './analytics.ts';
import { readShopSales, type ShopSales } from './shopStatement.ts';

export interface SoldBag extends BagSales {
  /** Null for a bag that was deleted. */
  category: Category | null;
  imageUrl: string | null;
  picture: BagPictureName | null;
}

export interface LowBag {
  id: string;
  title: LocalText | null;
  quantity: number;
}

export interface SalesReport {
  revenue: Cents;
  /** Bags sold. */
  items: number;
  methods: Record<DeliveryMethod, number>;
  /** Every day from the first sale to the last. */
  days: DaySales[];
  /** The best-selling bag is first. */
  bags: SoldBag[];
  shops: ShopSales[];
  /** Today's stock of all bags. */
  stock: number;
  /** The lowest stock is first. */
  low: LowBag[];
}

/** Null where a figure is missing: a missing figure must not look like zero. */
export function readSalesReport(value: unknown): SalesReport | null {
  if (!isRaw(value)) return null;
  const revenue = readCount(value.revenue_cents);
  const items = readCount(value.items);
  const delivery = readCount(value.delivery);
  const pickup = readCount(value.pickup);
  const stock = readCount(value.stock);
  const days = readAll(value.days, readDay);
  const bags = readAll(value.bags, readSoldBag);
  const low = readAll(value.low, readLowBag);
  const shops = readShopSales(value.shops);
  if (revenue === null || items === null || delivery === null || pickup === null || stock === null)
    return null;
  if (!days || !bags || !low || !shops) return null;
  return {
    revenue,
    items,
    methods: { delivery, pickup },
    days: withEmptyDays(days),
    bags,
    shops,
    stock,
    low,
  };
}

function readAll<Row>(value: unknown, read: (row: unknown) => Row | null): Row[] | null {
  if (!Array.isArray(value)) return null;
  const rows = value.map(read);
  return rows.every((row) => row !== null) ? rows : null;
}

function readDay(value: unknown): DaySales | null {
  if (!isRaw(value) || typeof value.day !== 'string' || startOfDay(value.day) === null) return null;
  const orders = readCount(value.orders);
  const items = readCount(value.items);
  const revenue = readCount(value.revenue_cents);
  if (orders === null || items === null || revenue === null) return null;
  return { day: value.day, orders, items, revenue };
}

function readSoldBag(value: unknown): SoldBag | null {
  if (!isRaw(value)) return null;
  const bagId = readId(value.bag_id);
  const sold = readCount(value.sold);
  const revenue = readCount(value.revenue_cents);
  if (bagId === null || sold === null || revenue === null) return null;
  return {
    bagId,
    title: readLocalText(value.title, value.title_ar),
    category: value.category === null ? null : readCategory(value.category),
    imageUrl: readImageUrl(value.image_url),
    picture: readBagPicture(value.picture),
    sold,
    revenue,
  };
}

function readLowBag(value: unknown): LowBag | null {
  if (!isRaw(value)) return null;
  const id = readId(value.id);
  const quantity = readStock(value.quantity);
  return id === null || quantity === null
    ? null
    : { id, title: readLocalText(value.title, value.title_ar), quantity };
}
