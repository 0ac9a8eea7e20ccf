import fs from 'node:fs/promises';
import { parsePrice, type Instant } from '@zawadeh/domain';
import { demoHistory, detailsOf, piecesOf, type DemoBag } from '@zawadeh/domain/demo/history';
import type { SetUp } from './engineDatabase.ts';

const file = new URL('demoHistory.sql', import.meta.url);

interface BagRow {
  id: string;
  title: string;
  name_ar: string | null;
  store_id: string;
  store_name: string;
  store_name_ar: string | null;
  category: string | null;
  price: number;
  full_price: number | null;
  quantity: number;
  opens: string;
  closes: string;
}

const BAGS = `
  select bag.id, bag.title, bag.name_ar, store.id as store_id, store.name as store_name, store.name_ar as store_name_ar,
    bag.category, bag.price, bag.full_price, bag.quantity, bag.pickup_start as opens, bag.pickup_end as closes
  from public.surprise_bags bag join public.stores store on store.id = bag.store_id
  where bag.pickup_start is not null and bag.pickup_end is not null and bag.price is not null
  order by bag.id
`;

const iso = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString());

const bagOf = (row: BagRow): DemoBag => ({
  id: row.id,
  title: row.title,
  titleAr: row.name_ar,
  storeId: row.store_id,
  storeName: row.store_name,
  storeNameAr: row.store_name_ar,
  category: row.category,
  price: parsePrice(row.price) ?? 0,
  fullPrice: row.full_price === null ? null : parsePrice(row.full_price),
  quantity: row.quantity,
  opens: Date.parse(row.opens),
  closes: Date.parse(row.closes),
});

/** The values that `demoHistory.sql` reads. */
function rowsOf(bags: readonly DemoBag[], now: Instant) {
  const { plans, days, orders, phones } = demoHistory(bags, now);
  return {
    plans: plans.map(({ bag, quantities, opens, closes }) => ({ bag_id: bag.id, quantities, opens, closes })),
    days: days.map(({ bag, day, planned, publishedAt, end }) => ({
      bag_id: bag.id,
      day,
      planned,
      published_at: iso(publishedAt),
      ended_at: iso(end?.at ?? null),
      left_over: end?.leftOver ?? null,
    })),
    orders: orders.map((order) => {
      const { buyer, lines, handover, rating, refund } = order;
      return {
        id: order.id,
        code: order.code,
        name: buyer.name,
        email: buyer.email,
        phone: buyer.phone,
        language: buyer.language,
        is_gift: order.isGift,
        area: order.area,
        address: order.address,
        qty: piecesOf(order),
        amount_cents: order.amount,
        fee_cents: order.fee,
        status: order.status,
        placed_at: iso(order.placedAt),
        paid_at: iso(order.paidAt),
        details: detailsOf(order),
        lines: lines.map(({ bag, quantity, day }, place) => ({
          place: place + 1,
          bag_id: bag.id,
          unit_price_cents: bag.price,
          quantity,
          plan_day: day,
        })),
        picked_up_at: iso(handover.pickedUpAt),
        handed_at: iso(handover.handedAt),
        is_missed: handover.isMissed,
        how: handover.how,
        refund: refund && { asked_at: iso(refund.askedAt), done_at: iso(refund.doneAt) },
        rating: rating && {
          store_id: rating.storeId,
          stars: rating.stars,
          reasons: rating.reasons,
          at: iso(rating.at),
        },
      };
    }),
    phones: phones.map(({ id, storeId, name, pairedAt, seenAt }) => ({
      id,
      store_id: storeId,
      name,
      paired_at: iso(pairedAt),
      seen_at: iso(seenAt),
    })),
  };
}

/** Thirty days of orders, plans and ratings. The caller has just seeded the database: a shop that sells gets none. */
export async function writeDemoHistory({ rows, run }: SetUp, now: Instant): Promise<void> {
  const bags = (await rows<BagRow>(BAGS)).map(bagOf);
  const document = JSON.stringify(rowsOf(bags, now));
  await run(
    `create temporary table demo on commit drop as select $history$${document}$history$::jsonb as history;
     ${await fs.readFile(file, 'utf8')}`,
  );
}
