/** Sell-through: the sums of planned bags equal the orders, whatever happens to orders, handovers and bags. */
import { readSellThrough, weekdayOf } from '@zawadeh/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import type { LineRequest } from '../testing/shopClient.ts';
import { postgrestProgram, testServer } from '../testing/testDatabase.ts';
import { join, joinAsAdmin } from '../testing/users.ts';
import { withoutBuyerLimits } from '../testing/withoutBuyerLimits.ts';
import { cases } from '@zawadeh/domain/testing';

/** The histories test functions in SQL without PostgREST, which the other tests use. */
const RUNS = postgrestProgram ? 5 : testServer ? 60 : 25;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Wednesday, a minute after the openings of the bags. */
const OPENED = Date.parse('2026-11-25T15:01:00Z');
const TODAY = '2026-11-25';
const TOMORROW = '2026-11-26';
const iso = (at: number) => new Date(at).toISOString();

const booted = await bootForFile();
const driver = openOrderDriver(booted);
const admin = await joinAsAdmin(booted, 'admin@example.com');
const buyers = await Promise.all(
  ['rima@example.com', 'omar@example.com'].map((email) => join(booted, email)),
);
await withoutBuyerLimits(booted.embedded.database);
const names = ['Oven', 'Grill'].map((name) => ({ name: `${name} with plans`, name_ar: `متجر ${name}` }));
const { data } = await admin.client.from('stores').insert(names).select('id');
const stores = data!.map(({ id }) => String(id));

interface Figures {
  planned: number;
  sold: number;
  left: number;
  missed: number;
}
interface DayRow {
  bag_id: string;
  day: string;
  planned: number;
  sold: number;
  left_over: number | null;
  missed: number;
}
interface SellThroughRow {
  shops: (Figures & { store_id: string; store_name: string; store_name_ar: string | null })[];
  total: Figures;
  weekdays: Omit<Figures, 'missed'>[];
}

async function report<Answer>(name: string, from: string | null, to: string | null): Promise<Answer> {
  const { data, error } = await admin.client.rpc(name, { p_from: from, p_to: to });
  if (error) throw error;
  return data as Answer;
}
const daysSold = (from: string | null = null, to: string | null = null) =>
  report<DayRow[]>('sales_of_bag_days', from, to);
const sellThrough = (from: string | null = null, to: string | null = null) =>
  report<SellThroughRow>('sell_through', from, to);
const dayOf = async (bag_id: string, day = TODAY) =>
  (await daysSold(day, day)).find((row) => row.bag_id === bag_id);

/** A bag that is published at the next sweep, from five o'clock until ten to five of the next day. */
async function planned(quantity: number, store = 0, closes = '16:50'): Promise<LineRequest> {
  const [line] = await driver.bags([{ quantity: 0, store_id: stores[store] }]);
  const { error } = await admin.client.from('bag_plans').insert({
    bag_id: line!.bag_id,
    quantities: Array<number>(7).fill(quantity),
    opens: '17:00',
    closes,
  });
  if (error) throw error;
  return line!;
}
const publish = (at: number) => driver.call<number>('publish_plans', { p_now: iso(at) });
const sweepHandovers = (at: number) => driver.call<number>('sweep_handovers', { p_now: iso(at) });

const rima = () => buyers[0]!.id;
async function paid(lines: LineRequest[], at = OPENED, changes: object = {}) {
  const order = await driver.place(rima(), lines, at, changes);
  expect(order.refused).toBeUndefined();
  await driver.markPaid(admin.id, order.order_code, at);
  return order;
}
const byDelivery = (lines: LineRequest[]) => ({
  delivery_method: 'delivery',
  delivery_area: 'mina',
  fee_cents: 170,
  amount_cents: lines.reduce((sum, line) => sum + line.quantity * line.unit_price_cents, 170),
});
const refund = async (order: string, status = 'refund_due') => {
  const { error } = await driver.service.from('orders').update({ status }).eq('id', order);
  if (error) throw error;
};
const handoversOf = async (order: string) => {
  const { data } = await driver.service.from('handovers').select('id, kind, store_id').eq('order_id', order);
  return data as { id: string; kind: string; store_id: string | null }[];
};
const mark = async (handover: string, state: 'done' | 'missed') => {
  const { error } = await admin.client.rpc('mark_handover', {
    p_handover: handover,
    p_state: state,
    p_reason: 'Because.',
  });
  if (error) throw error;
};

describe('the day of a line', () => {
  test('a line belongs to the day on sale, and to none without a plan', async () => {
    const [bag, [unplanned]] = [await planned(9), await driver.bags([{ quantity: 9, store_id: stores[0] }])];
    await publish(OPENED);
    expect(await dayOf(bag.bag_id)).toEqual({
      bag_id: bag.bag_id,
      day: TODAY,
      planned: 9,
      sold: 0,
      left_over: null,
      missed: 0,
    });
    await paid([{ ...bag, quantity: 2 }, unplanned!]);
    expect(await dayOf(bag.bag_id)).toMatchObject({ planned: 9, sold: 2 });
    expect((await daysSold()).some(({ bag_id }) => bag_id === unplanned!.bag_id)).toBe(false);
  });

  test('a line belongs to the day it was placed on, also when it is paid after the next day was published', async () => {
    const bag = await planned(9);
    await publish(OPENED);
    const placed = await driver.place(rima(), [bag], OPENED + 23 * HOUR, { hold_minutes: 120 });
    await publish(OPENED + DAY);
    await driver.markPaid(admin.id, placed.order_code, OPENED + DAY);
    expect(await dayOf(bag.bag_id)).toMatchObject({ sold: 1, left_over: 8 });
    expect(await dayOf(bag.bag_id, TOMORROW)).toMatchObject({ sold: 0, left_over: null });
  });

  test('a late payment takes a bag of the day that is on sale then', async () => {
    const bag = await planned(9);
    await publish(OPENED);
    const placed = await driver.place(rima(), [bag], OPENED);
    await driver.sweep(OPENED + HOUR);
    await publish(OPENED + DAY);
    await driver.markPaid(admin.id, placed.order_code, OPENED + DAY);
    expect(await dayOf(bag.bag_id)).toMatchObject({ sold: 0, left_over: 9 });
    expect(await dayOf(bag.bag_id, TOMORROW)).toMatchObject({ sold: 1 });
  });

  test('a late payment after the end takes what came back, and planned stays sold and left', async () => {
    const bag = await planned(9, 0, '20:30');
    await publish(OPENED);
    const ended = OPENED + 4 * HOUR;
    const placed = await driver.place(rima(), [bag], ended - HOUR, { hold_minutes: 60 });
    await publish(ended);
    await driver.sweep(ended + 20 * MINUTE);
    await driver.markPaid(admin.id, placed.order_code, ended + HOUR);
    expect(await dayOf(bag.bag_id)).toMatchObject({ planned: 9, sold: 1, left_over: 8 });
  });
});

describe('the figures of a day', () => {
  test('a refund takes the pieces away, and a hidden order keeps them', async () => {
    const bag = await planned(9);
    await publish(OPENED);
    const [one, other] = [await paid([{ ...bag, quantity: 2 }]), await paid([bag])];
    await admin.client.from('orders').delete().eq('id', one.id);
    expect(await dayOf(bag.bag_id)).toMatchObject({ sold: 3 });
    await driver.service.from('orders').update({ deleted_at: null }).eq('id', one.id);
    await refund(one.id);
    await refund(one.id, 'refunded');
    expect(await dayOf(bag.bag_id)).toMatchObject({ sold: 1 });
    await refund(other.id);
    await refund(other.id, 'paid');
    expect(await dayOf(bag.bag_id)).toMatchObject({ sold: 1 });
  });

  test('the bags of a shop that was not visited are missed, until a buyer comes after all', async () => {
    const [here, there] = [await planned(9, 0), await planned(9, 1)];
    await publish(OPENED);
    const order = await paid([{ ...here, quantity: 2 }, there]);
    await sweepHandovers(OPENED + 2 * DAY);
    expect([await dayOf(here.bag_id), await dayOf(there.bag_id)]).toMatchObject([
      { missed: 2 },
      { missed: 1 },
    ]);
    const rows = await handoversOf(order.id);
    await mark(rows.find(({ store_id }) => store_id === stores[0])!.id, 'done');
    expect([await dayOf(here.bag_id), await dayOf(there.bag_id)]).toMatchObject([
      { sold: 2, missed: 0 },
      { sold: 1, missed: 1 },
    ]);
    await refund(order.id);
    expect([await dayOf(here.bag_id), await dayOf(there.bag_id)]).toMatchObject([
      { sold: 0, missed: 0 },
      { sold: 0, missed: 0 },
    ]);
  });

  test('a delivery is missed at the door, once', async () => {
    const bag = await planned(9);
    await publish(OPENED);
    const lines = [{ ...bag, quantity: 3 }];
    const order = await paid(lines, OPENED, byDelivery(lines));
    const rows = await handoversOf(order.id);
    const [courier, door] = ['courier', 'door'].map((kind) => rows.find((row) => row.kind === kind)!.id);
    await mark(courier!, 'missed');
    expect(await dayOf(bag.bag_id)).toMatchObject({ missed: 0 });
    await mark(door!, 'missed');
    expect(await dayOf(bag.bag_id)).toMatchObject({ sold: 3, missed: 3 });

    await mark(courier!, 'done');
    const { data: phone } = await driver.service
      .from('devices')
      .insert({ kind: 'courier', name: 'Hassan' })
      .select('id')
      .single();
    const back = { p_token: crypto.randomUUID(), p_device: phone!.id, p_now: iso(OPENED + 2 * DAY) };
    await driver.call('nobody_there', { ...back, p_order: order.id, p_brings_back: true, p_at: null });
    expect(await dayOf(bag.bag_id)).toMatchObject({ missed: 0 });
    await sweepHandovers(OPENED + 2 * DAY);
    expect(await dayOf(bag.bag_id)).toMatchObject({ missed: 3 });
    await driver.call('undo_handover', back);
    expect(await dayOf(bag.bag_id)).toMatchObject({ missed: 3 });
  });

  test('a bag that moves or is deleted leaves its days with the shop of that time', async () => {
    const bag = await planned(5, 0);
    await publish(OPENED);
    const order = await paid([{ ...bag, quantity: 2 }]);
    const shops = async () => (await sellThrough(TODAY, TODAY)).shops;
    const planOf = async (store: number) =>
      (await shops()).find(({ store_id }) => store_id === stores[store]) ?? { planned: 0, sold: 0, left: 0 };
    const [here, there] = [await planOf(0), await planOf(1)];
    await admin.client.from('surprise_bags').update({ store_id: stores[1] }).eq('id', bag.bag_id);
    const { error } = await admin.client.from('surprise_bags').delete().eq('id', bag.bag_id);
    expect(error).toBeNull();
    expect(await dayOf(bag.bag_id)).toMatchObject({ planned: 5, sold: 2, left_over: 3 });
    expect(await planOf(0)).toMatchObject({
      planned: here.planned + 5,
      sold: here.sold + 2,
      left: here.left + 3,
    });
    expect(await planOf(1)).toEqual(there);
    await refund(order.id);
    expect(await planOf(0)).toMatchObject({ planned: here.planned + 5, sold: here.sold });
  });

  test('a bag that is sold out can be deleted after its window, before a sweep ended its day', async () => {
    const bag = await planned(1, 0);
    await publish(OPENED);
    await paid([bag]);
    const { error } = await admin.client.from('surprise_bags').delete().eq('id', bag.bag_id);
    expect(error).toBeNull();
    expect(await dayOf(bag.bag_id)).toMatchObject({ planned: 1, sold: 1, left_over: 0 });
  });

  test('the stock that a deleted bag got by hand is not left over of an old day', async () => {
    const bag = await planned(5, 0, '20:30');
    await publish(OPENED);
    await publish(OPENED + 4 * HOUR);
    await admin.client.from('surprise_bags').update({ quantity: 40 }).eq('id', bag.bag_id);
    await admin.client.from('surprise_bags').delete().eq('id', bag.bag_id);
    expect(await dayOf(bag.bag_id)).toMatchObject({ left_over: 5 });
  });

  test('a shop has its name of today, and a deleted one its last', async () => {
    const { data: shop } = await admin.client
      .from('stores')
      .insert({ name: 'Old name', name_ar: 'اسم قديم' })
      .select('id')
      .single();
    stores[2] = String(shop!.id);
    const bag = await planned(5, 2, '20:30');
    await publish(OPENED);
    await publish(OPENED + 4 * HOUR);
    const nameOf = async () => {
      const found = (await sellThrough()).shops.find(({ store_id }) => store_id === stores[2]);
      return [found?.store_name, found?.store_name_ar];
    };
    await admin.client.from('stores').update({ name: 'New name', name_ar: null }).eq('id', stores[2]);
    expect(await nameOf()).toEqual(['New name', null]);
    await admin.client.from('surprise_bags').delete().eq('id', bag.bag_id);
    await admin.client.from('stores').delete().eq('id', stores[2]);
    expect(await nameOf()).toEqual(['Old name', 'اسم قديم']);
  });
});

test('only an admin gets the reports', async () => {
  for (const name of ['sales_of_bag_days', 'sell_through']) {
    for (const client of [buyers[0]!.client, booted.visitor(), driver.service]) {
      const { data, error } = await client.rpc(name, { p_from: null, p_to: null });
      expect([data, error?.code]).toEqual([null, '42501']);
    }
  }
});

const index = fc.nat(30);
const anyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      action: fc.constant('place' as const),
      user: fc.nat(1),
      bags: fc.uniqueArray(fc.nat(2), { minLength: 1 }),
      isDelivered: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      action: fc.constantFrom('markPaid' as const, 'settle' as const),
      index,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constantFrom('cancel' as const, 'hide' as const, 'restore' as const),
      index,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      action: fc.constant('refund' as const),
      index,
      status: fc.constantFrom('refund_due', 'refunded', 'paid'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      action: fc.constantFrom('mark' as const),
      index,
      state: fc.constantFrom('done' as const, 'missed' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ action: fc.constantFrom('sweep' as const, 'publish' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ action: fc.constant('wait' as const), minutes: fc.constantFrom(5, 20, 720) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      action: fc.constantFrom('move' as const, 'deleteBag' as const),
      bag: fc.nat(2),
    }),
  },
);
type Step = typeof anyStep extends fc.Arbitrary<infer Kind> ? Kind : never;

/** Three bags with plans, and any step in any order. */
class History {
  now = OPENED;
  readonly orders: { id: string; code: string; user: string }[] = [];
  readonly lines: readonly LineRequest[];
  constructor(lines: readonly LineRequest[]) {
    this.lines = lines;
  }

  async apply(step: Step): Promise<void> {
    const order = 'index' in step ? this.orders[step.index % Math.max(1, this.orders.length)] : undefined;
    switch (step.action) {
      case 'place': {
        const lines = step.bags.map((bag) => ({ ...this.lines[bag]!, quantity: 1 }));
        const user = buyers[step.user]!.id;
        const placed = await driver.place(user, lines, this.now, step.isDelivered ? byDelivery(lines) : {});
        if (placed.id) this.orders.push({ id: placed.id, code: placed.order_code, user });
        return;
      }
      case 'sweep':
        await driver.sweep(this.now);
        await sweepHandovers(this.now);
        return;
      case 'publish':
        await publish(this.now);
        return;
      case 'wait':
        this.now += step.minutes * MINUTE;
        return;
      case 'move': {
        const bag_id = this.lines[step.bag]!.bag_id;
        await admin.client.from('surprise_bags').update({ store_id: stores[1] }).eq('id', bag_id);
        return;
      }
      case 'deleteBag':
        await admin.client.from('surprise_bags').delete().eq('id', this.lines[step.bag]!.bag_id);
        return;
    }
    if (!order) return;
    switch (step.action) {
      case 'markPaid':
        await driver.markPaid(admin.id, order.code, this.now);
        return;
      case 'settle': {
        const { external_id } = await driver.startPayment(order.user, order.code, this.now);
        if (external_id) await driver.settle(external_id, 'success', this.now);
        return;
      }
      case 'cancel':
        await driver.cancel(order.user, order.code, this.now);
        return;
      case 'hide':
        await admin.client.from('orders').delete().eq('id', order.id);
        return;
      case 'restore':
        await driver.service.from('orders').update({ deleted_at: null }).eq('id', order.id);
        return;
      case 'refund':
        await driver.service
          .from('orders')
          .update({ status: step.status })
          .eq('id', order.id)
          .in('status', ['paid', 'refund_due', 'refunded']);
        return;
      case 'mark': {
        const rows = await handoversOf(order.id);
        const row = rows[step.index % Math.max(1, rows.length)];
        if (row) await mark(row.id, step.state);
      }
    }
  }
}

interface OrderRow {
  id: string;
  status: string;
  details: { bagId: string }[];
  order_lines: { place: number; store_id: string; quantity: number; plan_day: string | null }[];
  handovers: { kind: string; state: string; store_id: string | null }[];
}

/** The figures of these bags for each day, by their orders. */
async function recount(bags: readonly string[]): Promise<Map<string, { sold: number; missed: number }>> {
  const { data, error } = await driver.service
    .from('orders')
    .select(
      'id, status, details, order_lines(place, store_id, quantity, plan_day), handovers(kind, state, store_id)',
    )
    .eq('status', 'paid');
  if (error) throw error;
  const sums = new Map<string, { sold: number; missed: number }>();
  for (const { details, order_lines, handovers } of data as unknown as OrderRow[]) {
    for (const line of order_lines) {
      const bag = details[line.place - 1]!.bagId;
      if (line.plan_day === null || !bags.includes(bag)) continue;
      const isMissed = handovers.some(
        ({ kind, state, store_id }) =>
          state === 'missed' && (kind === 'door' || (kind === 'pickup' && store_id === line.store_id)),
      );
      const key = `${bag} ${line.plan_day}`;
      const { sold, missed } = sums.get(key) ?? { sold: 0, missed: 0 };
      sums.set(key, { sold: sold + line.quantity, missed: missed + (isMissed ? line.quantity : 0) });
    }
  }
  return sums;
}

/** The day that was published last before the order was placed, by the log, for orders that nothing reopened. */
async function wrongDays(orders: readonly { id: string }[]): Promise<unknown[]> {
  const { rows } = await sql`
    select line.order_id, line.place, line.plan_day::text, published.day
    from public.order_lines line
    join public.audit_log placed on placed.subject = 'order' and placed.subject_id = line.order_id::text
      and placed.action = 'placed'
    cross join lateral (
      select log.details ->> 'plan_day' as day from public.audit_log log
      where log.subject = 'bag' and log.subject_id = line.bag_id::text and log.details ? 'plan_day' and log.id < placed.id
      order by log.id desc limit 1
    ) published
    where line.order_id = any (${orders.map(({ id }) => id)}::uuid[])
      and line.plan_day::text is distinct from published.day
      and not exists (
        select from public.audit_log log where log.subject = 'order' and log.subject_id = line.order_id::text
          and log.action in ('failed', 'expired', 'cancelled')
      )
  `.execute(booted.embedded.database);
  return rows;
}

const sumOf = (rows: readonly DayRow[]): Figures =>
  rows.reduce(
    (sum, { planned: each, sold, left_over, missed }) => ({
      planned: sum.planned + each,
      sold: sum.sold + sold,
      left: sum.left + (left_over ?? 0),
      missed: sum.missed + missed,
    }),
    { planned: 0, sold: 0, left: 0, missed: 0 },
  );

test('the sums are those of the orders after any history, and counting anew changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 3 }),
      fc.array(fc.array(anyStep, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 14 }),
      async (quantities, rounds) => {
        const lines = await Promise.all(quantities.map((quantity, place) => planned(quantity, place % 2)));
        const bags = lines.map(({ bag_id }) => bag_id);
        await publish(OPENED);
        const history = new History(lines);
        for (const round of rounds) {
          await Promise.all(round.map((step) => history.apply(step)));
          const counted = await recount(bags);
          const rows = (await daysSold()).filter(({ bag_id }) => bags.includes(bag_id));
          expect(rows.map(({ bag_id, day, sold, missed }) => ({ bag_id, day, sold, missed }))).toEqual(
            rows.map(({ bag_id, day }) => ({
              bag_id,
              day,
              ...(counted.get(`${bag_id} ${day}`) ?? { sold: 0, missed: 0 }),
            })),
          );
          expect(
            [...counted.keys()].filter((key) => !rows.some((row) => key === `${row.bag_id} ${row.day}`)),
          ).toEqual([]);
        }
        expect(await wrongDays(history.orders)).toEqual([]);
        await driver.service.from('bag_plans').delete().in('bag_id', bags);
        const over = (await daysSold()).filter(({ left_over }) => left_over !== null);
        const { total, shops, weekdays } = await sellThrough();
        expect(readSellThrough({ total, shops, weekdays })).toMatchObject({ total, weekdays });
        expect(total).toEqual(sumOf(over));
        expect(shops.reduce((sum, shop) => sum + shop.sold, 0)).toBe(total.sold);
        expect(weekdays).toEqual(
          Array.from({ length: 7 }, (_, weekday) => {
            const { missed: _missed, ...sums } = sumOf(over.filter(({ day }) => weekdayOf(day) === weekday));
            return sums;
          }),
        );
      },
    ),
    cases(RUNS),
  );
  const before = [await daysSold(), await sellThrough()];
  await sql`select private.recount_sell_through()`.execute(booted.embedded.database);
  expect([await daysSold(), await sellThrough()]).toEqual(before);
}, 600_000);

test('a period has its first and its last day', async () => {
  const days = await daysSold();
  const [first, last] = [days[0]!.day, days.at(-1)!.day];
  expect(await daysSold(first, last)).toEqual(days);
  expect(await daysSold(null, TODAY)).toEqual(days.filter(({ day }) => day <= TODAY));
  expect(await daysSold(TOMORROW, TODAY)).toEqual([]);
  const { total } = await sellThrough(TODAY, TODAY);
  expect(total).toEqual(sumOf(days.filter(({ day, left_over }) => day === TODAY && left_over !== null)));
});
