import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DELIVERY_PROMISE_MINUTES } from '../timings.ts';
import { keysOf } from '../objects.ts';
import { isOrderCode } from '../orders/orderCode.ts';
import { readPhone } from '../phone/readPhone.ts';
import { notRatable, readReasons } from '../ratings/rating.ts';
import { weekdayOf } from '../time/beirutDays.ts';
import { beirutDay } from '../time/wallTime.ts';
import { demoHistory, detailsOf, piecesOf, type DemoBag, type DemoOrder } from './history.ts';
import { cases } from '../testing/cases.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-26T15:00:00Z');

const CATEGORIES = ['Meals', 'Bakery/pastery', 'Diet/healthy', 'Late Breakfast', null];

type Kind = 'open' | 'soldOut' | 'ended';
/** Of each shop; the second bag of an odd one is sold out, and one of the last shop's two has ended for today. */
const kindsOf = (shop: number): Kind[] =>
  shop === 9
    ? ['ended', 'open']
    : shop % 2 === 0
      ? ['open', 'open', 'open', 'ended']
      : ['open', 'soldOut', 'ended'];

const bagsAt = (now: number): DemoBag[] =>
  Array.from({ length: 10 }, (_, shop) =>
    kindsOf(shop).map((kind, place) => ({
      id: `bag-${shop}-${place}`,
      title: `Bag ${place} of ${shop}`,
      titleAr: null,
      storeId: `shop-${shop}`,
      storeName: `Shop ${shop}`,
      storeNameAr: null,
      category: CATEGORIES[(shop + place) % CATEGORIES.length] ?? null,
      price: 450,
      fullPrice: 1200,
      quantity: kind === 'soldOut' ? 0 : 4,
      opens: now - 2 * HOUR,
      closes: kind === 'ended' ? now - HOUR : now + 5 * HOUR,
    })),
  ).flat();

const historyAt = (now: number) => demoHistory(bagsAt(now), now);
const anyTime = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') });

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const isPaid = ({ status }: DemoOrder) => status === 'paid';

/** The rules that an order of the product keeps and this one does not. */
function brokenRules(order: DemoOrder, published: ReadonlyMap<string, number>, now: number): string[] {
  const { lines, placedAt, paidAt, handover, rating, refund } = order;
  const { pickedUpAt, handedAt } = handover;
  const times = [placedAt, paidAt, pickedUpAt, handedAt, rating?.at, refund?.askedAt, refund?.doneAt];
  const promised = (paidAt ?? 0) + DELIVERY_PROMISE_MINUTES * 60_000;
  const latest = order.area === null ? Math.min(...lines.map(({ closes }) => closes)) : promised;
  const isPublished = ({ bag, day }: DemoOrder['lines'][number]) =>
    day === null || (published.get(`${bag.id} ${day}`) ?? Infinity) < placedAt;
  const rules = {
    code: isOrderCode(order.code),
    phone: readPhone(order.buyer.phone).ok,
    amount: order.amount === order.fee + sum(lines.map(({ bag, quantity }) => bag.price * quantity)),
    quantities: lines.every(({ quantity }) => quantity > 0),
    window: lines.every(({ opens, closes }) => opens <= placedAt && placedAt < closes),
    published: lines.every(isPublished),
    past: times.every((at) => (at ?? 0) <= now),
    paid: (paidAt !== null) === ['paid', 'refund_due', 'refunded'].includes(order.status),
    handed: handedAt === null || (isPaid(order) && handedAt > (paidAt ?? Infinity) && handedAt < latest),
    courier: handedAt === null || (order.area === null) === (pickedUpAt === null),
    rated: rating === null || notRatable(handedAt ?? Infinity, rating.at) === null,
    reasons: rating === null || readReasons(rating.stars, rating.reasons).length === rating.reasons.length,
    refund: (refund !== null) === ['refund_due', 'refunded'].includes(order.status),
    owed: refund === null || (refund.doneAt === null) === (order.status === 'refund_due'),
  };
  return keysOf(rules).filter((rule) => !rules[rule]);
}

describe('a month of a demo shop', () => {
  test('the demo is the same for the same day and bags, and another one the next day', () => {
    expect(historyAt(NOW)).toEqual(historyAt(NOW));
    const codes = (now: number) => historyAt(now).orders.map(({ code }) => code);
    expect(codes(NOW + DAY)).not.toEqual(codes(NOW));
  });

  test('the demo has some hundreds of orders in every state, and two plans a shop', () => {
    const { orders, plans, days } = historyAt(NOW);
    expect(orders.length).toBeGreaterThan(200);
    expect(orders.length).toBeLessThan(1_000);
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['paid', 'refund_due', 'refunded', 'expired', 'cancelled', 'failed']),
    );
    expect(plans.map(({ bag }) => bag.storeId)).toEqual(
      Array.from({ length: 10 }, (_, shop) => [`shop-${shop}`, `shop-${shop}`]).flat(),
    );
    const today = beirutDay(NOW);
    const onSale = new Map(days.filter(({ day }) => day === today).map(({ bag, planned }) => [bag, planned]));
    const planned = plans.map(({ bag, quantities }) => [bag.id, quantities[weekdayOf(today)]]);
    expect(planned).toEqual(plans.map(({ bag }) => [bag.id, onSale.get(bag) ?? null]));
    expect(orders.filter(({ buyer }) => buyer.hasAccount).length).toBeGreaterThan(5);
    expect(orders.some(({ isGift }) => isGift)).toBe(true);
    expect(orders.some(({ lines }) => lines.length > 1)).toBe(true);
    expect(orders.some(({ handover }) => handover.isMissed)).toBe(true);
    expect(orders.filter(({ rating }) => rating !== null).length).toBeGreaterThan(50);
  });

  test('every bag of the demo is counted at any time: sold and left over are what was planned', () => {
    fc.assert(
      fc.property(anyTime, (now) => {
        const { days, orders } = historyAt(now);
        for (const { bag, day, planned, end } of days) {
          const lines = orders.filter(isPaid).flatMap((order) => order.lines);
          const sold = sum(
            lines
              .filter((line) => line.bag.id === bag.id && line.day === day)
              .map(({ quantity }) => quantity),
          );
          expect(sold + (end?.leftOver ?? bag.quantity)).toBe(planned);
        }
      }),
      cases(20),
    );
  });

  test('every opening of the demo is over before the next one of its bag is published', () => {
    const midnight = Date.parse('2026-11-26T22:00:00Z');
    const nights = Array.from({ length: 7 * 12 }, (_, place) => {
      const [night, half] = [Math.floor(place / 12), place % 12];
      return midnight + night * DAY + (half * HOUR) / 2;
    });
    const early = nights.flatMap((now) =>
      historyAt(now).days.flatMap(({ bag, end }, place, days) => {
        const next = days.slice(place + 1).find((day) => day.bag === bag);
        const isEarly = next && next.publishedAt <= (end?.at ?? Infinity);
        return isEarly ? [`${bag.id} at ${new Date(now).toISOString()}`] : [];
      }),
    );
    expect(early).toEqual([]);
  });

  test('the orders of the demo are possible at any time: codes, phones, windows, promises and ratings keep the rules', () => {
    fc.assert(
      fc.property(anyTime, (now) => {
        const { days, orders } = historyAt(now);
        expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
        expect(new Set(orders.map(({ code }) => code)).size).toBe(orders.length);
        const published = new Map(days.map(({ bag, day, publishedAt }) => [`${bag.id} ${day}`, publishedAt]));
        const wrong = orders.flatMap((order) => {
          const isWrong = brokenRules(order, published, now);
          return isWrong.length > 0 ? [{ order, isWrong }] : [];
        });
        expect(wrong).toEqual([]);
      }),
      cases(20),
    );
  });

  test('the demo of today has waiting orders, some at the counter whose link is printed, and one of the demo’s buyer', () => {
    const { orders, phones } = historyAt(NOW);
    const today = orders.filter(({ placedAt }) => beirutDay(placedAt) === beirutDay(NOW));
    const waiting = today.filter(({ handover }) => handover.handedAt === null);
    const [counter] = phones;
    expect(today.length - waiting.length).toBeGreaterThan(2);
    expect(waiting.filter(({ lines }) => lines[0]?.bag.storeId === counter?.storeId).length).toBeGreaterThan(
      3,
    );
    expect(waiting.filter(({ buyer }) => buyer.hasAccount)).toHaveLength(1);
    expect(waiting.some(({ handover }) => handover.pickedUpAt !== null)).toBe(true);
  });

  test('the lines of a demo order are those of an order, with an Arabic name where there is one', () => {
    const [order] = historyAt(NOW).orders;
    const [line] = order?.lines ?? [];
    const named = { ...line!.bag, titleAr: 'كيس', storeNameAr: 'متجر' };
    const bought = { ...order!, lines: [line!, { ...line!, bag: named, quantity: 2 }] };
    expect(detailsOf(bought)).toMatchObject([
      { bagId: line!.bag.id, unitPrice: 4.5, pickupStart: new Date(line!.opens).toISOString() },
      { titleAr: 'كيس', storeNameAr: 'متجر', quantity: 2 },
    ]);
    expect(detailsOf(bought)[0]).not.toHaveProperty('titleAr');
    expect(piecesOf(bought)).toBe(line!.quantity + 2);
  });

  test('a demo without bags has no orders', () => {
    expect(demoHistory([], NOW)).toMatchObject({ plans: [], days: [], orders: [] });
  });
});
