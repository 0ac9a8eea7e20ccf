/** Storage, rows and mocked responses of the tested screens. */
import { CART_KEY, PENDING_ORDER_CODE_KEY, brand } from '@zawadeh/domain';
import type { Page, Route } from '@playwright/test';

export const SHELF = '**/api/surprise-bags';
export const ONE_BAG = '**/rest/v1/surprise_bags?*';
export const ORDERS = '**/rest/v1/orders?*';
export const USERS = '**/rest/v1/users?*';
export const STATUS = '**/api/orders/update-status';
export const CHECKOUT = '**/api/orders/checkout';

/** Seeded bags by their state. */
const BAGS = {
  open: '000000000001',
  few: '000000000002',
  before: '000000000005',
  soldOut: '000000000007',
  after: '000000000009',
  restocking: '000000000018',
  withoutFullPrice: '000000000027',
};

export const bag = (kind: keyof typeof BAGS): string => `ba600000-0000-4000-8000-${BAGS[kind]}`;

/** A seeded shop, by its place in the seed. */
export const shop = (place: number): string => `5a000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

const line = (columns: Record<string, unknown> = {}) => ({
  bagId: bag('open'),
  title: 'Knafeh & Sweets Surprise',
  titleAr: 'مفاجأة الكنافة والحلويات',
  storeName: 'Zahra Sweets',
  storeNameAr: 'حلويات الزهراء',
  category: 'Bakery/pastery',
  imageUrl: null,
  picture: 'knafeh',
  salePrice: 4.5,
  fullPrice: 12,
  maxQuantity: 8,
  quantity: 2,
  ...columns,
});

/** The second bag has an English title only, as bags of many stores do. */
const ENGLISH_ONLY = { bagId: bag('few'), title: 'Home Lunch Surprise', titleAr: undefined, salePrice: 5.5 };

export type LocalItems = Record<string, unknown>;

export const cart = {
  [CART_KEY]: [line(), line({ ...ENGLISH_ONLY, storeNameAr: undefined, maxQuantity: 3, quantity: 1 })],
} satisfies LocalItems;

/** Price and stock differ from those of the server, and one bag no longer exists. */
export const staleCart = {
  [CART_KEY]: [
    line({ salePrice: 5, maxQuantity: 20, quantity: 20 }),
    line({ bagId: 'ba600000-0000-4000-8000-00000000dead', title: 'Old bread', titleAr: 'خبز الأمس' }),
  ],
} satisfies LocalItems;

const address = {
  street: 'Port Said St.',
  building: 'برج النور',
  floor: '3',
  apartment: '',
  landmark: 'Behind the clock tower, blue gate',
};

/** A search without results. */
export const NO_MATCH = 'nothing is called this';

/** Text of users and stores, which is the same in both languages. */
export const userTexts: readonly string[] = [
  ...Object.values(address).filter((text) => text !== ''),
  ENGLISH_ONLY.title,
  'Mona Kabbara',
  'Mona',
  'Nadim Hajj',
  'Hassan Dib',
  'Front counter',
  'Back oven',
  'Saj Bab el Ramel',
  'Fifteen manakish',
  'Please say what is in it.',
  'WM-20261123-4418',
  NO_MATCH,
];

const form = {
  firstName: 'Rania',
  lastName: 'حدّاد',
  phone: '70 123 456',
  phoneCountry: 'LB',
  areaId: 'mina',
};
export const delivery: LocalItems = {
  [`${brand.storagePrefix}-checkout-form`]: { ...form, address, method: 'delivery' },
};
export const emptyDelivery: LocalItems = {
  [`${brand.storagePrefix}-checkout-form`]: { method: 'delivery' },
};
export const pickup: LocalItems = {
  [`${brand.storagePrefix}-checkout-form`]: { ...form, method: 'pickup' },
};

export const CODE = 'ZWD-7KQ2M9XA';
export const pending: LocalItems = { [PENDING_ORDER_CODE_KEY]: CODE, lastOrderDeliveryMethod: 'delivery' };
export const pendingPickup: LocalItems = { ...pending, lastOrderDeliveryMethod: 'pickup' };

export const notifications: LocalItems = {
  notifications: ['ZWD-7KQ2M9XA', 'ZWD-B4H8T2WC'].map((orderCode, place) => ({
    id: `${orderCode}-delivery`,
    type: 'delivery',
    orderCode,
    createdAt: new Date(Date.now() - place * 26 * 3_600_000).toISOString(),
    messageEn: 'We received your payment. Your order arrives within 45 minutes.',
    messageAr: 'وصلتنا دفعتك. طلبك يصلك خلال 45 دقيقة كحدّ أقصى.',
    read: place > 0,
  })),
};

const order = (place: number, columns: Record<string, unknown>) => ({
  id: `0dec0000-0000-4000-8000-00000000000${place}`,
  order_code: `ZWD-7KQ2M9X${place}`,
  created_at: new Date(Date.now() - place * 86_400_000).toISOString(),
  payment_status: 'paid',
  delivery_method: 'delivery',
  qty: place,
  ...columns,
});

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** One order with all that its page shows: two bags of two stores. */
export const orderRow = (columns: Record<string, unknown>) => ({
  ...order(1, {}),
  order_code: CODE,
  delivery_method: 'pickup',
  delivery_address: 'Street: Port Said St. | Bldg: برج النور | Near: Behind the clock tower, blue gate',
  created_at: inHours(-0.1),
  expires_at: inHours(0.2),
  amount: 14.5,
  details: [
    line(),
    line({ ...ENGLISH_ONLY, storeName: 'Umm Fadi’s Kitchen', storeNameAr: 'مطبخ أم فادي' }),
  ].map((each) => ({ ...each, unitPrice: each.salePrice, pickupStart: inHours(-1), pickupEnd: inHours(3) })),
  ...columns,
});

export const orders = [
  order(1, {}),
  order(2, { payment_status: 'pending', delivery_method: 'pickup' }),
  order(3, { payment_status: 'failed', order_code: null }),
  order(4, { payment_status: null, delivery_method: null, qty: null }),
  order(5, { payment_status: 'refund_due', qty: 11 }),
];

export const answer = (page: Page, call: string, json: unknown, status = 200) =>
  page.route(call, (route: Route) => route.fulfill({ json, status }));

/** Adds the range header that PostgREST sends for a count. */
export const rows = (page: Page, call: string | RegExp, json: readonly unknown[]) =>
  page.route(call, (route: Route) =>
    route.fulfill({ json, headers: { 'content-range': `0-${json.length - 1}/${json.length}` } }),
  );

/** Never responds, so that the loading state stays. */
export const neverAnswer = (page: Page, call: string) => page.route(call, () => {});

export const failure = (page: Page, call: string) =>
  page.route(call, (route) => route.abort('connectionfailed'));
