/** Shops and their bags: read by everybody, written by admins. */
import { CATEGORIES, DEFAULT_CATEGORY, parsePrice, readStoreName } from '@zawadeh/domain';
import { timestamp } from '../world/timestamp.ts';
import type { ShelfBag, Shop } from '../world/world.ts';
import { isAdmin } from './isAdmin.ts';
import type { Row } from './query.ts';
import { brokenCheck, brokenRule, refusal, type Table } from './table.ts';

export const stores: Table = {
  name: 'stores',
  columns: ['id', 'name', 'name_ar', 'created_at'],
  visible: ({ shops }) => shops as unknown as readonly Row[],
  insert(world, caller, sent, now) {
    if (!isAdmin(caller)) return brokenRule('stores');
    const row = { name_ar: null, ...sent, id: crypto.randomUUID(), created_at: timestamp(now) };
    const shop = row as unknown as Shop;
    if (readStoreName(shop.name) === null) return brokenCheck('stores', 'name');
    world.shops.push(shop);
    return row;
  },
  reaches: isAdmin,
  update(world, _caller, row, sent) {
    if ('name' in sent && readStoreName(sent.name) === null) return brokenCheck('stores', 'name');
    Object.assign(world.shops.find(({ id }) => id === row.id) ?? {}, sent);
    return undefined;
  },
  remove(world, _caller, row) {
    if (world.bags.some(({ store_id }) => store_id === row.id)) {
      return refusal(409, '23503', `update or delete on table "stores" violates ${FOREIGN_KEY}`, {
        details: 'Key is still referenced from table "surprise_bags".',
      });
    }
    world.shops = world.shops.filter(({ id }) => id !== row.id);
    return undefined;
  },
};

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
  pickup_start: null,
  pickup_end: null,
  pickup_time: null,
  restock_time: null,
};

export const surpriseBagsTable: Table = {
  name: 'surprise_bags',
  columns: ['id', 'store_id', ...Object.keys(EMPTY_BAG), 'last_update_at', 'created_at'],
  visible: ({ bags }) => bags,
  insert(world, caller, sent, now) {
    if (!isAdmin(caller)) return brokenRule('surprise_bags');
    const bag = { ...EMPTY_BAG, ...sent, id: crypto.randomUUID(), created_at: timestamp(now) };
    const broken = problemIn(bag);
    if (broken) return broken;
    const kept = { ...bag, price: bag.sale_price, last_update_at: timestamp(now) };
    world.bags.push(kept as unknown as ShelfBag);
    return kept;
  },
  reaches: isAdmin,
  update(world, _caller, row, sent, now) {
    const broken = problemIn({ ...row, ...sent });
    if (broken) return broken;
    const bag = world.bags.find(({ id }) => id === row.id);
    if (bag) {
      Object.assign(bag, sent);
      Object.assign(bag, { price: bag.sale_price, last_update_at: timestamp(now) });
    }
    return undefined;
  },
  remove(world, _caller, row) {
    world.bags = world.bags.filter(({ id }) => id !== row.id);
    return undefined;
  },
};

/** What the table's own rules refuse, as far as a form can send it. */
function problemIn({ quantity, sale_price, category, pickup_start, pickup_end }: Row): Response | null {
  if (!Number.isInteger(quantity) || Number(quantity) < 0) return brokenCheck('surprise_bags', 'quantity');
  if (parsePrice(sale_price) === null) return brokenCheck('surprise_bags', 'sale_price');
  // Where either is missing there is nothing to compare.
  if (Date.parse(String(pickup_end)) < Date.parse(String(pickup_start))) {
    return brokenCheck('surprise_bags', 'pickup');
  }
  return CATEGORIES.some((each) => each === category) ? null : brokenCheck('surprise_bags', 'category');
}
