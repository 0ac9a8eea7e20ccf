/** The figures of the dashboard: what was sold in a period, and what became of the bags that plans put on sale. */
import { beirutDay, isLowStock, parsePrice, weekdayOf, type Cents } from '@zawadeh/domain';
import type { MockCall } from './answer.ts';
import type { MockDatabase, OrderRow, PlannedSalesRow } from './database/rows.ts';
import { compare } from './query.ts';

const WAS_PAID = ['paid', 'refund_due', 'refunded'];

const cents = (dollars: unknown): Cents => parsePrice(dollars) ?? 0;
const sumOf = <Row>(rows: readonly Row[], count: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + count(row), 0);

/** The rows of each key, in the order in which the keys come first. */
function groupsOf<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}

function figures({ database, sent: { p_from, p_until } }: MockCall): object {
  const { bags } = database;
  const all = database.orders.filter(({ status, paid_at }) => {
    const day = paid_at === null ? '' : beirutDay(Date.parse(paid_at));
    const isIn = typeof p_from !== 'string' || day >= p_from;
    return (
      WAS_PAID.includes(String(status)) &&
      day !== '' &&
      isIn &&
      (typeof p_until !== 'string' || day < p_until)
    );
  });
  const paid = all.filter(({ status }) => status === 'paid');
  return {
    revenue_cents: sumOf(paid, ({ amount }) => cents(amount)),
    items: sumOf(paid, ({ qty }) => qty),
    delivery: paid.filter(({ delivery_method }) => delivery_method === 'delivery').length,
    pickup: paid.filter(({ delivery_method }) => delivery_method !== 'delivery').length,
    days: groupsOf(paid, ({ paid_at }) => beirutDay(Date.parse(paid_at ?? '')))
      .map(([day, own]) => ({
        day,
        orders: own.length,
        items: sumOf(own, ({ qty }) => qty),
        revenue_cents: sumOf(own, ({ amount }) => cents(amount)),
      }))
      .toSorted((one, other) => compare(one.day, other.day)),
    bags: groupsOf(
      paid.flatMap(({ details }) => details),
      ({ bagId }) => bagId,
    )
      .map(([bag_id, lines]) => {
        const bag = bags.find(({ id }) => id === bag_id);
        return {
          bag_id,
          title: bag?.title ?? lines[0]?.title ?? null,
          title_ar: bag ? bag.name_ar : (lines[0]?.titleAr ?? null),
          category: bag?.category ?? null,
          image_url: bag?.image_url ?? null,
          picture: bag?.picture ?? null,
          sold: sumOf(lines, ({ quantity }) => quantity),
          revenue_cents: sumOf(lines, ({ quantity, unitPrice }) => cents(unitPrice) * quantity),
        };
      })
      .toSorted(
        (one, other) =>
          other.sold - one.sold ||
          other.revenue_cents - one.revenue_cents ||
          compare(one.bag_id, other.bag_id),
      ),
    stock: sumOf(bags, ({ quantity }) => quantity),
    low: bags
      .filter(({ quantity }) => isLowStock(quantity))
      .toSorted((one, other) => one.quantity - other.quantity || compare(one.id, other.id))
      .map(({ id, title, name_ar, quantity }) => ({ id, title, title_ar: name_ar, quantity })),
    shops: groupsOf(all.flatMap(soldLines), ({ store_id }) => store_id)
      .map(([store_id, lines]) => {
        const shop = database.shops.find(({ id }) => id === store_id);
        const kept = lines.filter(({ isKept }) => isKept);
        return {
          store_id,
          store_name: shop?.name ?? lines[0]?.storeName ?? null,
          store_name_ar: shop ? shop.name_ar : (lines[0]?.storeNameAr ?? null),
          bags: sumOf(kept, ({ quantity }) => quantity),
          sold_cents: sumOf(lines, ({ sold }) => sold),
          refunds_cents: sumOf(lines, ({ sold, isKept }) => (isKept ? 0 : sold)),
          delivery_fees_cents: sumOf(kept, ({ fee }) => fee),
          saved_cents: sumOf(kept, ({ saved }) => saved),
        };
      })
      .toSorted((one, other) => other.sold_cents - one.sold_cents),
  };
}

/** The delivery fee is shared by running totals, so that no cent is lost to rounding. */
function soldLines({ details, lineRows, status, delivery_fee, qty }: OrderRow) {
  let before = 0;
  return details.map(({ quantity, unitPrice, storeName, storeNameAr }, place) => {
    const { store_id, full_price } = lineRows[place] ?? { store_id: null, full_price: null };
    const shareUntil = (count: number) => Math.floor((cents(delivery_fee) * count) / qty);
    const fee = shareUntil(before + quantity) - shareUntil(before);
    before += quantity;
    const saved = Math.max(cents(full_price ?? unitPrice) - cents(unitPrice), 0) * quantity;
    const sold = cents(unitPrice) * quantity;
    return { store_id, storeName, storeNameAr, quantity, isKept: status === 'paid', sold, fee, saved };
  });
}

const plannedSales = ({ database, sent: { p_from, p_to } }: MockCall): PlannedSalesRow[] =>
  database.plannedSales.filter(
    ({ day }) => (typeof p_from !== 'string' || day >= p_from) && (typeof p_to !== 'string' || day <= p_to),
  );

const planned = (rows: readonly PlannedSalesRow[]) => ({
  planned: sumOf(rows, (row) => row.planned),
  sold: sumOf(rows, ({ sold }) => sold),
  left: sumOf(rows, ({ left_over }) => left_over ?? 0),
});

const withMissed = (rows: readonly PlannedSalesRow[]) => ({
  ...planned(rows),
  missed: sumOf(rows, ({ missed }) => missed),
});

const nameOf = ({ shops }: MockDatabase, store_id: string) => {
  const { name = '', name_ar = null } = shops.find(({ id }) => id === store_id) ?? {};
  return { store_id, store_name: name, store_name_ar: name_ar };
};

export const analytics = {
  analytics: figures,
  sales_of_bag_days: (call: MockCall) =>
    plannedSales(call)
      .toSorted((one, other) => compare(one.day, other.day) || compare(one.bag_id, other.bag_id))
      .map(({ store_id: _store, ...row }) => row),
  sell_through: (call: MockCall) => {
    const over = plannedSales(call).filter(({ left_over }) => left_over !== null);
    return {
      shops: groupsOf(over, ({ store_id }) => store_id)
        .map(([store_id, rows]) => ({ ...nameOf(call.database, store_id), ...withMissed(rows) }))
        .toSorted((one, other) => other.planned - one.planned),
      total: withMissed(over),
      weekdays: Array.from({ length: 7 }, (_, weekday) =>
        planned(over.filter(({ day }) => weekdayOf(day) === weekday)),
      ),
    };
  },
};
