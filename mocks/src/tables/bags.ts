/** Shops and their bags: public to read, written by admins. */
import {
  ALLERGENS,
  CATEGORIES,
  DEFAULT_CATEGORY,
  DIETS,
  parsePrice,
  readStoredPhone,
  readStoreName,
} from '@zawadeh/domain';
import { timestamp } from '../database/rows.ts';
import type { BagTableRow, StoreTableRow } from '../database/database.ts';
import { hasCounter } from '../database/handovers.ts';
import { isAdmin } from '../database/users.ts';
import type { TableRow } from './query.ts';
import { checkError, policyError, tableError, type MockTable } from './table.ts';

const NO_DETAILS = {
  name_ar: null,
  address: null,
  address_ar: null,
  area: null,
  latitude: null,
  longitude: null,
  phone: null,
  picture_url: null,
  about: null,
  about_ar: null,
};

const NO_RATING = { rating: null, rating_count: null };

export const stores: MockTable = {
  name: 'stores',
  columns: ['id', 'name', ...Object.keys(NO_DETAILS), 'created_at', ...Object.keys(NO_RATING), 'can_give'],
  visible: (database) => database.shops.map((shop) => ({ ...shop, can_give: hasCounter(database, shop.id) })),
  insert(database, user, sent, now) {
    if (!isAdmin(user)) return policyError('stores');
    const row = { ...NO_DETAILS, ...sent, id: crypto.randomUUID(), created_at: timestamp(now), ...NO_RATING };
    const shop = row as unknown as StoreTableRow;
    const broken = brokenStoreCheck(row);
    if (broken) return broken;
    database.shops.push(shop);
    return { ...row, can_give: false };
  },
  canWrite: isAdmin,
  update(database, _caller, row, sent) {
    const broken = brokenStoreCheck({ ...row, ...sent });
    if (broken) return broken;
    Object.assign(database.shops.find(({ id }) => id === row.id) ?? {}, sent);
    return undefined;
  },
  remove(database, _caller, row) {
    if (database.bags.some(({ store_id }) => store_id === row.id)) {
      return tableError(409, '23503', `update or delete on table "stores" violates ${FOREIGN_KEY}`, {
        details: 'Key is still referenced from table "surprise_bags".',
      });
    }
    database.shops = database.shops.filter(({ id }) => id !== row.id);
    return undefined;
  },
};

/** The CHECK constraints of the table, as far as a form can break them. */
function brokenStoreCheck({ name, latitude, longitude, phone }: TableRow): Response | null {
  if (readStoreName(name) === null) return checkError('stores', 'name');
  if (phone !== null && readStoredPhone(phone) === null) return checkError('stores', 'phone');
  if (latitude !== null && !isBetween(33, latitude, 34.7)) return checkError('stores', 'latitude');
  if (longitude !== null && !isBetween(35, longitude, 36.7)) return checkError('stores', 'longitude');
  return (latitude === null) === (longitude === null) ? null : checkError('stores', 'position');
}

const isBetween = (least: number, value: unknown, most: number): boolean =>
  Number(value) >= least && Number(value) <= most;

const FOREIGN_KEY = 'foreign key constraint "surprise_bags_store_id_fkey" on table "surprise_bags"';

const EMPTY_BAG = {
  title: null,
  name_en: null,
  name_ar: null,
  description: null,
  description_ar: null,
  image_url: null,
  full_price: null,
  sale_price: 0,
  price: 0,
  quantity: 1,
  category: DEFAULT_CATEGORY,
  diet: [],
  allergens: [],
  pickup_start: null,
  pickup_end: null,
  pickup_time: null,
  restock_time: null,
};

export const surpriseBagsTable: MockTable = {
  name: 'surprise_bags',
  columns: ['id', 'store_id', ...Object.keys(EMPTY_BAG), 'last_update_at', 'created_at'],
  visible: ({ bags }) => bags,
  insert(database, user, sent, now) {
    if (!isAdmin(user)) return policyError('surprise_bags');
    const bag = { ...EMPTY_BAG, ...sent, id: crypto.randomUUID(), created_at: timestamp(now) };
    const broken = brokenCheckIn(bag);
    if (broken) return broken;
    const row = { ...bag, price: bag.sale_price, last_update_at: timestamp(now) };
    database.bags.push(row as unknown as BagTableRow);
    return row;
  },
  canWrite: isAdmin,
  update(database, _caller, row, sent, now) {
    const broken = brokenCheckIn({ ...row, ...sent });
    if (broken) return broken;
    const bag = database.bags.find(({ id }) => id === row.id);
    if (bag) {
      Object.assign(bag, sent);
      Object.assign(bag, { price: bag.sale_price, last_update_at: timestamp(now) });
    }
    return undefined;
  },
  remove(database, _caller, row) {
    database.bags = database.bags.filter(({ id }) => id !== row.id);
    database.bagPlans = database.bagPlans.filter(({ bag_id }) => bag_id !== row.id);
    database.bagDays = database.bagDays.filter(({ bag_id }) => bag_id !== row.id);
    return undefined;
  },
};

/** The table's CHECK constraints, as far as a form can break them. */
function brokenCheckIn({
  quantity,
  sale_price,
  category,
  pickup_start,
  pickup_end,
  diet,
  allergens,
}: TableRow): Response | null {
  if (!Number.isInteger(quantity) || Number(quantity) < 0) return checkError('surprise_bags', 'quantity');
  if (parsePrice(sale_price) === null) return checkError('surprise_bags', 'sale_price');
  if (!isListOf(DIETS, diet)) return checkError('surprise_bags', 'diet');
  if (!isListOf(ALLERGENS, allergens)) return checkError('surprise_bags', 'allergens');
  // False for a missing time, which parses as NaN.
  if (Date.parse(String(pickup_end)) < Date.parse(String(pickup_start))) {
    return checkError('surprise_bags', 'pickup');
  }
  return CATEGORIES.some((each) => each === category) ? null : checkError('surprise_bags', 'category');
}

const isListOf = (words: readonly string[], value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => words.some((word) => word === each));
