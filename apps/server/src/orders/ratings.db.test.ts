/** Ratings: a buyer who collected rates each shop once, two hours later; a shop shows the average of six months. */
import {
  beirutDay,
  LEAST_RATINGS,
  mayBeRated,
  RATING_REASONS,
  readCollected,
  readShopReviews,
  reasonsFor,
  STARS,
} from '@zawadeh/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { withBrokenRow } from '../testing/brokenRow.ts';
import { join, type TestUser } from '../testing/users.ts';
import { cases } from '@zawadeh/domain/testing';
import { RATING_DAYS, shopRating } from './testing/expectedRating.ts';
import { openOrderShop } from '../testing/orderShop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const iso = (at: number) => new Date(at).toISOString();
const ago = (ms: number) => iso(Date.now() - ms);

const { booted, driver, rima, omar, admin } = await openOrderShop();

async function newStores(count = 1): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, place) => ({ name: `Shop ${place}`, name_ar: 'متجر' }));
  const { data, error } = await driver.service.from('stores').insert(rows).select('id');
  if (error) throw error;
  return data.map(({ id }) => String(id));
}

async function paid(stores: readonly string[], changes: object = {}, buyer = rima) {
  const now = Date.now();
  const lines = await driver.bags(stores.map((store_id) => ({ store_id, quantity: 9 })));
  const order = await driver.place(buyer.id, lines, now, changes);
  expect(order.refused).toBeUndefined();
  await driver.markPaid(admin.id, order.order_code, now);
  return order;
}

const done = (order: string, how: { kind?: string; store?: string | null; after?: number } = {}) => {
  const { kind = 'pickup', store, after = 3 * HOUR } = how;
  const row = { state: 'done', done_at: ago(after), how: 'list', token: crypto.randomUUID() };
  const change = driver.service.from('handovers').update(row).eq('order_id', order).eq('kind', kind);
  return store === undefined ? change.throwOnError() : change.eq('store_id', store).throwOnError();
};

/** Collected three hours ago. */
async function collected(stores: readonly string[], after = 3 * HOUR) {
  const order = await paid(stores);
  await done(order.id, { after });
  return order;
}

interface Answer {
  stars?: number;
  reasons?: string[];
  rated_at?: string;
  refused?: string;
}

const rate = async (
  { client }: TestUser,
  order: string,
  store: string,
  stars: unknown = 5,
  reasons: unknown = [],
): Promise<Answer> => {
  const { data, error } = await client.rpc('rate_shop', {
    p_order: order,
    p_store: store,
    p_stars: stars,
    p_reasons: reasons,
  });
  if (error) throw error;
  return data as Answer;
};
const listOf = async ({ client }: TestUser) => {
  const { data, error } = await client.rpc('collected_lately');
  if (error) throw error;
  return readCollected(data)!;
};
const ratingOf = async (store: string) => {
  const { data } = await booted
    .visitor()
    .from('stores')
    .select('rating, rating_count')
    .eq('id', store)
    .single();
  return [data?.rating, data?.rating_count];
};
/** Ratings of a store, each by an order of its own. */
async function rated(store: string, ratings: readonly { stars: number; rated_at?: string }[]) {
  const order = {
    user_id: rima.id,
    customer_name: 'Rima',
    customer_email: 'rima@example.com',
    whatsapp_phone: '+96170123456',
    delivery_method: 'pickup',
    delivery_address: 'N/A',
    details: [],
    qty: 1,
    amount: 4.5,
    delivery_fee: 0,
    expires_at: ago(0),
    // A pending one would count among what the buyer holds.
    status: 'expired',
  };
  const { data } = await driver.service
    .from('orders')
    .insert(ratings.map(() => ({ ...order, order_code: `ZWD-${crypto.randomUUID()}`.slice(0, 40) })))
    .select('id')
    .throwOnError();
  const rows = ratings.map((rating, place) => ({ order_id: data[place]?.id, store_id: store, ...rating }));
  await driver.service.from('ratings').insert(rows).throwOnError();
}
const of = (stars: readonly number[], rated_at?: string) =>
  stars.map((each) => ({ stars: each, ...(rated_at !== undefined && { rated_at }) }));

describe('rating a shop', () => {
  test('a buyer rates a shop once, two hours after the handover', async () => {
    const [store] = await newStores();
    const order = await paid([store!]);
    expect((await rate(rima, order.id, store!)).refused).toBe('too_early');
    await done(order.id, { after: 2 * HOUR - 60_000 });
    expect((await rate(rima, order.id, store!)).refused).toBe('too_early');
    await done(order.id, { after: 2 * HOUR });
    const first = await rate(rima, order.id, store!, 4, ['taste', 'quantity']);
    expect(first).toEqual({
      stars: 4,
      reasons: ['taste', 'quantity'],
      rated_at: expect.any(String) as string,
    });
    expect(await rate(rima, order.id, store!, 4, ['quantity', 'taste'])).toEqual(first);
    for (const [stars, reasons] of [
      [5, ['taste', 'quantity']],
      [4, ['taste']],
      [4, []],
      [4, ['taste', 'quantity', 'value']],
    ] as const) {
      const again = await rate(rima, order.id, store!, stars, reasons);
      expect(again).toEqual({ refused: 'already_rated', stars: 4 });
    }
  });

  test('a buyer can rate for thirty days', async () => {
    const [store] = await newStores();
    const late = await collected([store!], 30 * DAY);
    expect((await rate(rima, late.id, store!)).refused).toBe('too_late');
    const inTime = await collected([store!], 30 * DAY - 60_000);
    const rating = await rate(rima, inTime.id, store!);
    expect(rating.stars).toBe(5);
    // A rating made in time is still the same answer later.
    await done(inTime.id, { after: 40 * DAY });
    expect(await rate(rima, inTime.id, store!)).toEqual(rating);
  });

  test('a buyer cannot rate a handover that is missed, cancelled or waiting', async () => {
    const [store] = await newStores();
    const order = await paid([store!]);
    for (const state of ['missed', 'cancelled', 'waiting']) {
      await driver.service.from('handovers').update({ state }).eq('order_id', order.id).throwOnError();
      expect((await rate(rima, order.id, store!)).refused).toBe('too_early');
      expect(await listOf(rima)).not.toContainEqual(expect.objectContaining({ orderId: order.id }));
    }
  });

  test('a buyer cannot rate another user’s order, an unpaid one or another shop', async () => {
    const [store, other] = await newStores(2);
    const order = await collected([store!]);
    expect((await rate(omar, order.id, store!)).refused).toBe('unknown_handover');
    expect((await rate(admin, order.id, store!)).refused).toBe('unknown_handover');
    expect((await rate(rima, order.id, other!)).refused).toBe('unknown_handover');
    expect((await rate(rima, crypto.randomUUID(), store!)).refused).toBe('unknown_handover');
    const [line] = await driver.bags([{ store_id: store!, quantity: 9 }]);
    const unpaid = await driver.place(rima.id, [line!], Date.now());
    expect((await rate(rima, unpaid.id, store!)).refused).toBe('unknown_handover');
    const { error } = await booted
      .visitor()
      .rpc('rate_shop', { p_order: order.id, p_store: store, p_stars: 5 });
    expect(error?.code).toBe('42501');
    expect((await rate(rima, order.id, store!)).stars).toBe(5);
  });

  test('a buyer rates each shop of an order, whatever the other rating is', async () => {
    const [one, other] = await newStores(2);
    const order = await paid([one!, other!]);
    await done(order.id, { store: one! });
    expect((await rate(rima, order.id, one!, 1, ['closed'])).stars).toBe(1);
    expect((await rate(rima, order.id, other!)).refused).toBe('too_early');
    await done(order.id, { store: other! });
    expect((await rate(rima, order.id, other!, 5, ['friendly'])).stars).toBe(5);
  });

  test('a buyer rates a delivery once it is at the door, for each shop whose bags were brought', async () => {
    const [one, other] = await newStores(2);
    const address = { delivery_method: 'delivery', delivery_area: 'mina', fee_cents: 170 };
    const order = await paid([one!, other!], { ...address, amount_cents: 900 + 170 });
    for (const store of [one!, other!]) await done(order.id, { kind: 'courier', store });
    expect((await rate(rima, order.id, one!)).refused).toBe('too_early');
    await done(order.id, { kind: 'door' });
    expect((await rate(rima, order.id, one!)).stars).toBe(5);
    const takenBack = { state: 'cancelled', done_at: null, how: null, token: null };
    const row = driver.service.from('handovers').update(takenBack).eq('order_id', order.id);
    await row.eq('store_id', other!).throwOnError();
    expect((await rate(rima, order.id, other!)).refused).toBe('unknown_handover');
    const listed = (await listOf(rima)).filter(({ orderId }) => orderId === order.id);
    expect(listed.map(({ storeId, isDelivery }) => [storeId, isDelivery])).toEqual([[one, true]]);
  });

  test('a buyer rates a shop that was deleted meanwhile', async () => {
    const [store] = await newStores();
    const order = await collected([store!]);
    await driver.service.from('surprise_bags').delete().eq('store_id', store!).throwOnError();
    await driver.service.from('stores').delete().eq('id', store!).throwOnError();
    const listed = (await listOf(rima)).find(({ orderId }) => orderId === order.id);
    expect(listed).toMatchObject({ shop: { en: 'Shop 0', ar: 'متجر' }, bags: 1 });
    expect((await rate(rima, order.id, store!)).stars).toBe(5);
  });

  test('a deactivated buyer cannot rate', async () => {
    const [store] = await newStores();
    const leaver = await join(booted, `leaver-${crypto.randomUUID()}@example.com`);
    const order = await paid([store!], {}, leaver);
    await done(order.id);
    const at = { deactivated_at: ago(0) };
    await driver.service.from('users').update(at).eq('id', leaver.id).throwOnError();
    expect((await rate(leaver, order.id, store!)).refused).toBe('deactivated');
  });

  test('a rating is a number of stars with a plain list of reasons that belong to it', async () => {
    const [store] = await newStores();
    const order = await collected([store!]);
    for (const [stars, reasons] of [
      [0, []],
      [6, []],
      [null, []],
      [5, null],
      [5, ['closed']],
      [5, [['taste'], ['value']]],
    ]) {
      expect((await rate(rima, order.id, store!, stars, reasons)).refused).toBe('malformed');
    }
    expect((await rate(rima, order.id, store!)).stars).toBe(5);
  });
});

test('any stars and reasons are judged as the domain judges them', async () => {
  const rating = fc.record({
    stars: fc.constantFrom(...STARS),
    reasons: fc.array(fc.constantFrom(...RATING_REASONS), { maxLength: 4 }),
  });
  const ratings = fc.sample(rating, { ...cases(300), numRuns: 300 });
  const { rows } = await sql<{ fits: boolean }>`
    select private.are_reasons((each ->> 'stars')::integer, array(select jsonb_array_elements_text(each -> 'reasons')))
      as fits from jsonb_array_elements(${JSON.stringify(ratings)}::jsonb) each
  `.execute(booted.embedded.database);
  const fits = ({ stars, reasons }: (typeof ratings)[number]) =>
    reasons.length <= 3 &&
    new Set(reasons).size === reasons.length &&
    reasons.every((reason) => reasonsFor(stars).includes(reason));
  expect(rows.map((row) => row.fits)).toEqual(ratings.map(fits));
});

test('times and numbers are those of the domain', async () => {
  const { rows } = await sql<{ least: number; days: number; after: number; within: number }>`
    select least_ratings as least, extract(epoch from counts_for)::integer / 86400 as days,
      extract(epoch from rate_after)::integer * 1000 as after, extract(epoch from rate_within)::integer as within
    from private.rating_rules()
  `.execute(booted.embedded.database);
  const { least, days, after, within } = rows[0]!;
  expect([least, days]).toEqual([LEAST_RATINGS, RATING_DAYS]);
  const edges = [after - 1, after, within * 1000 - 1, within * 1000];
  expect(edges.map((at) => mayBeRated(0, at))).toEqual([false, true, true, false]);
});

test('two ratings at once leave one', async () => {
  const [store] = await newStores();
  const order = await collected([store!]);
  const answers = await Promise.all(STARS.map((stars) => rate(rima, order.id, store!, stars)));
  const [kept, ...others] = answers.filter(({ refused }) => refused === undefined);
  expect(others).toEqual([]);
  for (const { refused, stars } of answers) {
    expect([undefined, 'already_rated']).toContain(refused);
    expect(stars).toBe(kept?.stars);
  }
  const { data } = await driver.service.from('ratings').select('stars').eq('order_id', order.id);
  expect(data).toEqual([{ stars: kept?.stars }]);
});

describe('the rating of a shop', () => {
  test('a shop shows no rating below five ratings, then average and number', async () => {
    const [store] = await newStores();
    await rated(store!, of([5, 4, 4, 4]));
    expect(await ratingOf(store!)).toEqual([null, null]);
    const order = await collected([store!]);
    await rate(rima, order.id, store!, 5);
    expect(await ratingOf(store!)).toEqual([4.4, 5]);
    const { data } = await driver.service.from('audit_log').select('id').eq('subject_id', store!);
    expect(data).toEqual([]);
  });

  test('a shop shows the ratings of the last six months, which the sweep moves', async () => {
    const [store] = await newStores();
    await rated(store!, of([1, 1], ago(RATING_DAYS * DAY)));
    await rated(store!, of([5, 5], ago(RATING_DAYS * DAY - HOUR)));
    await rated(store!, of([4, 4, 4, 4]));
    expect(await ratingOf(store!)).toEqual([4.3, 6]);
    const sweep = (at: number) => driver.call<number>('sweep_ratings', { p_now: iso(at) });
    expect(await sweep(Date.now())).toBe(0);
    expect(await sweep(Date.now() + 2 * HOUR)).toBe(1);
    expect(await sweep(Date.now() + 2 * HOUR)).toBe(0);
    expect(await ratingOf(store!)).toEqual([null, null]);
  });

  test('a shop shows its rating also while the sweep of another shop fails, which is named', async () => {
    const stores = await newStores(2);
    const [broken, other] = stores.toSorted();
    for (const store of stores) {
      await rated(store, of([5], ago(RATING_DAYS * DAY - HOUR)));
      await rated(store, of([4, 4, 4, 4, 4]));
    }
    const later = { p_now: iso(Date.now() + 2 * HOUR) };
    await withBrokenRow(booted.embedded.database, 'public.stores', broken!, async () => {
      await driver.call('sweep_ratings', later);
      expect(await ratingOf(other!)).toEqual([4, 5]);
      await expect(driver.call('sweep_ratings', later)).rejects.toThrow(`shop ${broken}: broken`);
    });
    await driver.call('sweep_ratings', later);
    expect(await ratingOf(broken!)).toEqual([4, 5]);
  });

  test('a shop shows no rating of an order whose handover was undone', async () => {
    const [store] = await newStores();
    await rated(store!, of([5, 5, 5, 5, 5]));
    const order = await collected([store!]);
    await rate(rima, order.id, store!, 1);
    expect(await ratingOf(store!)).toEqual([4.3, 6]);
    const row = { state: 'missed', done_at: null, how: null, token: null };
    await driver.service.from('handovers').update(row).eq('order_id', order.id).throwOnError();
    expect(await ratingOf(store!)).toEqual([5, 5]);
  });

  test('a shop shows every one of several ratings that arrive at once', async () => {
    const [store] = await newStores();
    const orders = [];
    for (let each = 0; each < 6; each += 1) orders.push(await collected([store!]));
    await Promise.all(orders.map((order, place) => rate(rima, order.id, store!, (place % 5) + 1)));
    expect(await ratingOf(store!)).toEqual([2.7, 6]);
  });

  test('a shop shows the rating of the domain, for any ratings', async () => {
    const rating = fc.record({
      stars: fc.integer({ min: 1, max: 5 }),
      hours: fc.integer({ min: 0, max: 400 * 24 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(rating, { minLength: 1, maxLength: 12 }), async (ratings) => {
        const [store] = await newStores();
        const now = Date.now();
        const rows = ratings.map(({ stars, hours }) => ({ stars, ratedAt: now - hours * HOUR }));
        await rated(
          store!,
          rows.map(({ stars, ratedAt }) => ({ stars, rated_at: iso(ratedAt) })),
        );
        const shown = shopRating(rows, now);
        expect(await ratingOf(store!)).toEqual([shown?.mean ?? null, shown?.count ?? null]);
      }),
      cases(12),
    );
  });

  test('an admin cannot write the rating of a shop', async () => {
    const [store] = await newStores();
    const { error } = await admin.client
      .from('stores')
      .update({ rating: 5, rating_count: 99 })
      .eq('id', store!);
    expect(error?.code).toBe('42501');
  });
});

test('a buyer finds the orders collected lately, with their ratings', async () => {
  const buyer = await join(booted, `finder-${crypto.randomUUID()}@example.com`);
  const [one, other] = await newStores(2);
  expect(await listOf(buyer)).toEqual([]);
  const older = await paid([one!], {}, buyer);
  const newer = await paid([one!, other!], {}, buyer);
  const old = await paid([one!], {}, buyer);
  await done(older.id, { after: 2 * DAY });
  await done(newer.id, { store: other!, after: HOUR });
  await done(old.id, { after: 31 * DAY });
  await rate(buyer, older.id, one!, 2, ['waited']);
  const shop = (place: number) => ({ en: `Shop ${place}`, ar: 'متجر' });
  const row = { isDelivery: false, bags: 1, doneAt: expect.any(Number) as number };
  expect(await listOf(buyer)).toEqual([
    { ...row, orderId: newer.id, orderCode: newer.order_code, storeId: other, shop: shop(1), stars: null },
    { ...row, orderId: older.id, orderCode: older.order_code, storeId: one, shop: shop(0), stars: 2 },
  ]);
  expect(await listOf(omar)).toEqual([]);
});

test('members of a shop read its ratings without names and codes, and nobody else reads them', async () => {
  const [store, other] = await newStores(2);
  const order = await collected([store!]);
  await rate(rima, order.id, store!, 2, ['waited', 'closed']);
  await rated(store!, of([5, 5, 4]));
  await rated(store!, of([1], ago(RATING_DAYS * DAY)));
  const member = await join(booted, `member-${crypto.randomUUID()}@example.com`);
  const members = driver.service.from('store_members');
  const works = (store_id: string) => members.insert({ store_id, user_id: member.id, role: 'staff' });
  const read = () => member.client.rpc('store_reviews', { p_store: store! });

  await works(other!).throwOnError();
  expect((await read()).error?.code).toBe('42501');
  await works(store!).throwOnError();
  const { data } = await read();
  const reviews = readShopReviews(data)!;
  expect(reviews).toMatchObject({
    count: 4,
    mean: null,
    byStars: { 1: 0, 2: 1, 3: 0, 4: 1, 5: 2 },
    toImprove: [
      { reason: 'waited', count: 1 },
      { reason: 'closed', count: 1 },
    ],
  });
  const latest = reviews.latest.find(({ stars }) => stars === 2)!;
  expect(latest).toMatchObject({ reasons: ['waited', 'closed'], day: beirutDay(Date.now()) });
  expect(latest.bags).toHaveLength(1);
  const fields = new Set(['stars', 'reasons', 'day', 'bags']);
  for (const each of (data as { latest: object[] }).latest)
    expect(new Set(Object.keys(each))).toEqual(fields);
  for (const secret of [order.id, order.order_code, rima.id, 'Rima'])
    expect(JSON.stringify(data)).not.toContain(secret);

  await rated(store!, of([4]));
  expect(readShopReviews((await read()).data)?.mean).toBe((await ratingOf(store!))[0]);
  await members.delete().eq('store_id', store!).throwOnError();
  expect((await read()).error?.code).toBe('42501');
});
