/** The database's function of this name: what was sold for each shop, as its orders kept it. */
import { beginningOfDay, parsePrice, type Cents } from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Pretence } from '../pretence.ts';
import type { OrderRow, World } from '../world/world.ts';
import { isAdmin } from './isAdmin.ts';
import { answering, refusal } from './table.ts';

const PAID = ['paid', 'refund_due', 'refunded'];

export const shopStatement = (pretence: Pretence): HttpHandler =>
  http.post(
    '*/rest/v1/rpc/shop_statement',
    answering(pretence, ({ world, caller, sent }) => {
      if (!caller) return refusal(401, '42501', 'permission denied for function shop_statement');
      if (!isAdmin(caller)) return refusal(403, '42501', 'Admins only!');
      const { p_from, p_until } = sent[0] ?? {};
      return HttpResponse.json(shopsOf(world, momentOf(p_from) ?? -Infinity, momentOf(p_until) ?? Infinity));
    }),
  );

const momentOf = (day: unknown) => (typeof day === 'string' ? beginningOfDay(day) : null);

interface ShopRow {
  store_id: string | null;
  store_name: string | null;
  store_name_ar: string | null;
  bags: number;
  sold_cents: Cents;
  refunds_cents: Cents;
  delivery_fees_cents: Cents;
  saved_cents: Cents;
}

function shopsOf(world: World, from: number, until: number): ShopRow[] {
  const shops = new Map<string | null, ShopRow>();
  const paid = world.orders.filter(({ status, paid_at }) => {
    const at = Date.parse(paid_at ?? '');
    return status !== null && PAID.includes(status) && at >= from && at < until;
  });
  for (const line of paid.flatMap(linesOf)) {
    const shop = shops.get(line.store_id) ?? emptyRow(world, line);
    shops.set(line.store_id, {
      ...shop,
      bags: shop.bags + (line.stays ? line.quantity : 0),
      sold_cents: shop.sold_cents + line.cents,
      refunds_cents: shop.refunds_cents + (line.stays ? 0 : line.cents),
      delivery_fees_cents: shop.delivery_fees_cents + (line.stays ? line.fee : 0),
      saved_cents: shop.saved_cents + (line.stays ? line.saved : 0),
    });
  }
  return [...shops.values()].toSorted((a, b) => b.sold_cents - a.sold_cents);
}

type SoldLine = ReturnType<typeof linesOf>[number];

/** The delivery fee is shared by the bags; each line ends where the next begins, so that no cent is lost. */
function linesOf({ details, kept, status, delivery_fee }: OrderRow) {
  const all = details.reduce((sum, { quantity }) => sum + quantity, 0);
  const fee = centsOf(delivery_fee);
  let before = 0;
  return details.map(({ quantity, unitPrice, storeName, storeNameAr }, place) => {
    const { store_id, full_price } = kept[place] ?? { store_id: null, full_price: null };
    const price = centsOf(unitPrice);
    const share = Math.floor((fee * (before + quantity)) / all) - Math.floor((fee * before) / all);
    before += quantity;
    return {
      store_id,
      storeName,
      storeNameAr,
      quantity,
      stays: status === 'paid',
      cents: price * quantity,
      fee: share,
      saved: Math.max((full_price === null ? price : centsOf(full_price)) - price, 0) * quantity,
    };
  });
}

const centsOf = (dollars: number): Cents => parsePrice(dollars) ?? 0;

function emptyRow({ shops }: World, { store_id, storeName, storeNameAr }: SoldLine): ShopRow {
  const shop = shops.find(({ id }) => id === store_id);
  return {
    store_id,
    store_name: shop?.name ?? storeName ?? null,
    store_name_ar: shop ? shop.name_ar : (storeNameAr ?? null),
    bags: 0,
    sold_cents: 0,
    refunds_cents: 0,
    delivery_fees_cents: 0,
    saved_cents: 0,
  };
}
