/** New rows, with what the database would give them. */
import type {
  BagTableRow,
  DeviceRow,
  MockDatabase,
  OrderDetail,
  OrderLineRow,
  OrderRow,
  StoreTableRow,
} from './rows.ts';

/** A paid order for pickup of another buyer, but for its columns. */
export const newOrder = (
  columns: Pick<OrderRow, 'id' | 'order_code' | 'customer_name' | 'created_at' | 'details' | 'lineRows'> &
    Partial<OrderRow>,
): OrderRow => ({
  user_id: columns.id,
  customer_email: '',
  whatsapp_phone: '',
  language: 'en',
  delivery_method: 'pickup',
  is_gift: false,
  delivery_area: null,
  delivery_address: '',
  qty: columns.details.reduce((sum, { quantity }) => sum + quantity, 0),
  currency: 'USD',
  amount: 4,
  delivery_fee: 0,
  status: 'paid',
  payment_status: columns.status ?? 'paid',
  expires_at: columns.created_at,
  paid_at: columns.created_at,
  deleted_at: null,
  idempotency_key: null,
  ...columns,
});

/** The bag's name, full price, shop and pickup window as an order line stores them; unknown values are left out. */
function placeOf({ shops }: Pick<MockDatabase, 'shops'>, bag: BagTableRow | undefined): Partial<OrderDetail> {
  const shop = shops.find(({ id }) => id === bag?.store_id);
  const known = {
    titleAr: bag?.name_ar,
    fullPrice: bag?.full_price,
    storeId: shop?.id,
    storeName: shop?.name,
    storeNameAr: shop?.name_ar,
    pickupStart: bag?.pickup_start,
    pickupEnd: bag?.pickup_end,
    pickupText: bag?.pickup_time,
  };
  return Object.fromEntries(
    Object.entries(known).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** What an order keeps of a bag. */
export const lineOf = (
  database: Pick<MockDatabase, 'shops'>,
  bag: BagTableRow | undefined,
  quantity: number,
  unitPrice: number = bag?.sale_price ?? 0,
): OrderDetail => ({
  bagId: bag?.id ?? '',
  title: bag?.title ?? '',
  quantity,
  unitPrice,
  ...placeOf(database, bag),
});

/** `8:1 2:2`: places on the shelf and quantities. */
export const linesOfBags = (bags: readonly BagTableRow[], text: string) =>
  text.split(' ').flatMap((line) => {
    const [place, quantity] = line.split(':').map(Number);
    return place && quantity ? [{ quantity, bag: bags[place - 1] }] : [];
  });

export const lineRowOf = (bag: BagTableRow | undefined): OrderLineRow => ({
  store_id: bag?.store_id ?? null,
  full_price: bag?.full_price ?? null,
});

/** The phone of a shop, or of a courier where there is none. */
export const newPhone = (
  columns: Pick<DeviceRow, 'id' | 'store_id' | 'name' | 'created_at' | 'last_seen_at'> & Partial<DeviceRow>,
): DeviceRow => ({
  kind: columns.store_id === null ? 'courier' : 'counter',
  revoked_at: null,
  ...columns,
});

/** The plan of a bag that comes by itself, Monday first. */
export const newPlan = (
  bag_id: string,
  quantities: readonly (number | null)[],
  [opens, closes]: readonly [string, string],
  updated_at: string,
): MockDatabase['bagPlans'][number] => ({
  bag_id,
  quantities: [...quantities] as number[],
  opens: `${opens}:00`,
  closes: `${closes}:00`,
  starts_on: null,
  ends_on: null,
  paused: false,
  updated_by: null,
  updated_at,
});

export const NEW_STORE: Omit<StoreTableRow, 'id' | 'name' | 'created_at'> = {
  name_ar: null,
  address: null,
  address_ar: null,
  area: null,
  latitude: null,
  longitude: null,
  phone: null,
  picture_url: null,
  facade: null,
  about: null,
  about_ar: null,
  hours: null,
  rating: null,
  rating_count: null,
};
