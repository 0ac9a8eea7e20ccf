/** The history of a local installation, as `npm start` writes it, in the mock database. */
import { parsePrice, toDollars, type Instant } from '@zawadeh/domain';
import { demoHistory, detailsOf, piecesOf, type DemoBag, type DemoOrder } from '@zawadeh/domain/demo/history';
import type { Scenario } from '../scenarios.ts';
import { createSeededDatabase } from './database.ts';
import { handoversOf } from './handovers.ts';
import { owe } from './refunds.ts';
import { newOrder, newPhone, newPlan } from './newRows.ts';
import { timestamp, type HandoverRow, type MockDatabase, type OrderRow } from './rows.ts';
import { COUNTER_TOKEN_HASH, COURIER_LINK_HASH } from './storyCounter.ts';
import { demoId } from './users.ts';

const HOLD_MS = 15 * 60_000;
const DAY = 24 * 3_600_000;
/** A shop with fewer shows none. */
const LEAST_RATINGS = 5;

/** The shops and bags of the seed, with what happened there in thirty days. */
export function createLivedInDatabase(now: Instant, scenario: Scenario): MockDatabase {
  const database = createSeededDatabase(now, scenario);
  if (scenario !== 'everythingEmpty') addDemoHistory(database, now);
  return database;
}

function addDemoHistory(database: MockDatabase, now: Instant): void {
  const { plans, days, orders, phones } = demoHistory(bagsOf(database), now);
  database.devices.push(
    ...phones.map(({ id, storeId, name, pairedAt, seenAt }) =>
      newPhone({
        id,
        name,
        store_id: storeId,
        created_at: timestamp(pairedAt),
        last_seen_at: timestamp(seenAt),
      }),
    ),
  );
  database.bagPlans.push(
    ...plans.map(({ bag, quantities, opens, closes }) =>
      newPlan(bag.id, quantities, [opens, closes], timestamp(days[0]?.publishedAt ?? now)),
    ),
  );
  for (const { bag, day, planned, publishedAt, end } of days) {
    const left_over = end?.leftOver ?? null;
    const bag_id = bag.id;
    const published_at = timestamp(publishedAt);
    database.bagDays.push({ bag_id, day, planned, published_at, left_over, skipped: false, note: null });
    database.plannedSales.push({
      bag_id,
      day,
      store_id: bag.storeId,
      planned,
      left_over,
      ...soldOf(orders, bag_id, day),
    });
  }
  for (const order of orders) addOrder(database, order);
  for (const shop of database.shops) {
    const stars = database.ratings.filter(({ store_id }) => store_id === shop.id).map((each) => each.stars);
    if (stars.length < LEAST_RATINGS) continue;
    const mean = stars.reduce((sum, each) => sum + each, 0) / stars.length;
    Object.assign(shop, { rating: Math.round(mean * 10) / 10, rating_count: stars.length });
  }
  const expires_at = timestamp(now + DAY / 2);
  const store_id = phones[0]?.storeId ?? null;
  database.pairings.push(
    { code_hash: COUNTER_TOKEN_HASH, kind: 'counter', store_id, expires_at, device_id: null },
    { code_hash: COURIER_LINK_HASH, kind: 'courier', store_id: null, expires_at, device_id: null },
  );
}

const bagsOf = ({ bags, shops }: MockDatabase): DemoBag[] =>
  bags.flatMap((bag) => {
    const shop = shops.find(({ id }) => id === bag.store_id);
    const { pickup_start, pickup_end } = bag;
    if (!shop || !pickup_start || !pickup_end) return [];
    return [
      {
        id: bag.id,
        title: bag.title ?? '',
        titleAr: bag.name_ar,
        storeId: shop.id,
        storeName: shop.name,
        storeNameAr: shop.name_ar,
        category: bag.category,
        price: parsePrice(bag.sale_price) ?? 0,
        fullPrice: parsePrice(bag.full_price),
        quantity: bag.quantity,
        opens: Date.parse(pickup_start),
        closes: Date.parse(pickup_end),
      },
    ];
  });

function soldOf(orders: readonly DemoOrder[], bagId: string, day: string): { sold: number; missed: number } {
  const pieces = (some: readonly DemoOrder[]) =>
    some
      .flatMap(({ lines }) => lines)
      .filter((line) => line.bag.id === bagId && line.day === day)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const paid = orders.filter(({ status }) => status === 'paid');
  return { sold: pieces(paid), missed: pieces(paid.filter(({ handover }) => handover.isMissed)) };
}

function addOrder(database: MockDatabase, order: DemoOrder): void {
  const row = rowOf(order);
  database.orders.push(row);
  if (order.paidAt !== null) {
    database.payments.push({
      external_id: 100_000 + database.payments.length,
      order_id: row.id,
      amount_cents: order.amount,
      status: 'success',
      walletStatus: 'success',
    });
  }
  for (const handover of handoversOf(database, row)) {
    Object.assign(handover, movedBy(order, handover, database));
  }
  if (order.refund) {
    const { askedAt, doneAt } = order.refund;
    const sent = { done_by: demoId('admin'), reference: `WM-${order.code.slice(-6)}` };
    const more = doneAt === null ? {} : { done_at: timestamp(doneAt), ...sent };
    owe(database, row, 'cancelled', askedAt, more);
  }
  if (order.rating) {
    const { storeId, stars, reasons, at } = order.rating;
    database.ratings.push({ order_id: row.id, store_id: storeId, stars, reasons, rated_at: timestamp(at) });
  }
}

function rowOf(order: DemoOrder): OrderRow {
  const { buyer, lines } = order;
  return newOrder({
    id: order.id,
    order_code: order.code,
    user_id: buyer.hasAccount ? demoId('mona') : '',
    customer_name: buyer.name,
    customer_email: buyer.email,
    whatsapp_phone: buyer.phone,
    language: buyer.language,
    delivery_method: order.area === null ? 'pickup' : 'delivery',
    is_gift: order.isGift,
    delivery_area: order.area,
    delivery_address: order.address,
    details: detailsOf(order),
    lineRows: lines.map(({ bag }) => ({
      store_id: bag.storeId,
      full_price: bag.fullPrice === null ? null : toDollars(bag.fullPrice),
    })),
    qty: piecesOf(order),
    amount: toDollars(order.amount),
    delivery_fee: toDollars(order.fee),
    status: order.status,
    created_at: timestamp(order.placedAt),
    expires_at: timestamp(order.placedAt + HOLD_MS),
    paid_at: order.paidAt === null ? null : timestamp(order.paidAt),
  });
}

function movedBy({ handover }: DemoOrder, row: HandoverRow, { devices }: MockDatabase): Partial<HandoverRow> {
  const { pickedUpAt, handedAt, how } = handover;
  if (handover.isMissed) return { state: 'missed' };
  const at = row.kind === 'courier' ? pickedUpAt : handedAt;
  if (at === null) return {};
  const store = row.kind === 'pickup' ? row.store_id : null;
  const device = how === 'buyer' ? undefined : devices.find(({ store_id }) => store_id === store);
  return { state: 'done', done_at: timestamp(at), how, token: row.id, device_id: device?.id ?? null };
}
