/** Plans: each opening is put on sale once, by the same rules as in packages/domain, and what is left is counted. */
import {
  addDays,
  MOST_STOCK,
  beirutDay,
  nextOpenings,
  openingOf,
  openingToPublish,
  readPlan,
  readPlanDay,
} from '@zawadeh/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { withBrokenRow } from '../testing/brokenRow.ts';
import { raceRounds } from '../testing/testDatabase.ts';
import { cases } from '@zawadeh/domain/testing';
import { openOrderShop } from '../testing/orderShop.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Wednesday. */
const TODAY = '2026-11-25';
const OPENS = Date.parse('2026-11-25T15:00:00Z');
const CLOSES = Date.parse('2026-11-25T18:30:00Z');
const EVERY_DAY = { quantities: Array<number | null>(7).fill(5), opens: '17:00', closes: '20:30' };
const UNPUBLISHED = { planned: null, published_at: null, skipped: false, left_over: null, note: null };
const iso = (at: number) => new Date(at).toISOString();

const { booted, driver, admin, ...shop } = await openOrderShop();
const rima = shop.rima.id;
beforeEach(async () => {
  for (const table of ['bag_plans', 'bag_days']) {
    const { error } = await driver.service.from(table).delete().not('bag_id', 'is', null);
    if (error) throw error;
  }
});

/** A bag that is sold out, with a plan. */
async function planned(plan: object = {}, quantity = 0): Promise<string> {
  const [line] = await driver.bags([{ quantity }]);
  const { error } = await admin.client
    .from('bag_plans')
    .insert({ ...EVERY_DAY, ...plan, bag_id: line!.bag_id });
  if (error) throw error;
  return line!.bag_id;
}
const changePlan = async (bag_id: string, change: object) => {
  const { error } = await admin.client.from('bag_plans').update(change).eq('bag_id', bag_id);
  if (error) throw error;
};
const changeDay = async (bag_id: string, day: string, change: object) => {
  const { error } = await admin.client.from('bag_days').upsert({ bag_id, day, ...change });
  if (error) throw error;
};

const sweep = (at: number) => driver.call<number>('publish_plans', { p_now: iso(at) });

interface BagState {
  quantity: number;
  pickup_start: string | null;
  pickup_end: string | null;
  restock_time: string | null;
}
async function bagOf(id: string) {
  const columns = 'quantity, pickup_start, pickup_end, restock_time';
  const { data } = await driver.service.from('surprise_bags').select(columns).eq('id', id).single();
  const { quantity, pickup_start, pickup_end, restock_time } = data as unknown as BagState;
  const at = (time: string | null) => (time === null ? null : Date.parse(time));
  return { quantity, opens: at(pickup_start), closes: at(pickup_end), restock: at(restock_time) };
}

interface DayRow {
  day: string;
  planned: number | null;
  published_at: string | null;
  skipped: boolean;
  left_over: number | null;
  note: string | null;
}
async function daysOf(bag: string): Promise<DayRow[]> {
  const { data } = await driver.service.from('bag_days').select('*').eq('bag_id', bag).order('day');
  return data!.map(({ bag_id: _bag, ...row }) => row as DayRow);
}
const leftOver = async (bag: string) => (await daysOf(bag)).map(({ left_over }) => left_over);
const entriesOf = async (id: string) => {
  const { data } = await driver.service
    .from('audit_log')
    .select('action, subject, actor, details')
    .eq('subject_id', id)
    .order('id');
  return data as {
    action: string;
    subject: string;
    actor: string | null;
    details: Record<string, unknown>;
  }[];
};

describe('the plans of the database and the domain', () => {
  const clock = fc.oneof(
    fc.constantFrom('22:30', '23:00', '23:30', '23:59', '00:00', '00:01', '00:30', '00:59', '01:00', '01:30'),
    fc.nat(24 * 60 - 1).map((minute) => iso(minute * MINUTE).slice(11, 16)),
  );
  const anyPlan = fc.record({
    quantities: fc
      .array(fc.option(fc.integer({ min: 1, max: MOST_STOCK }), { freq: 3 }), { minLength: 7, maxLength: 7 })
      .filter((quantities) => quantities.some((quantity) => quantity !== null)),
    opens: clock,
    closes: clock,
    starts_in: fc.option(fc.integer({ min: -4, max: 4 })),
    lasts: fc.option(fc.nat(6)),
    paused: fc.boolean(),
  });
  const anyChange = fc.record({
    ahead: fc.integer({ min: -4, max: 4 }),
    planned: fc.option(fc.nat(20)),
    skipped: fc.boolean(),
  });
  /** The last Saturday or Sunday of March and October, when the clock changes at midnight. */
  const nights = Array.from({ length: 12 }, (_, place) => 2024 + place).flatMap((year) =>
    [`${year}-03-31`, `${year}-10-31`].map((last) => addDays(last, -new Date(last).getUTCDay() % 7)),
  );
  const AROUND = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

  test('the database and the domain agree on every opening, the one to publish and the next one, with both nights of twelve years', async () => {
    const [line] = await driver.bags([{}]);
    const bag_id = line!.bag_id;
    const { database } = booted.embedded;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...nights) },
          { weight: 1, arbitrary: fc.nat(4_000).map((days) => addDays('2024-01-01', days)) },
        ),
        anyPlan,
        fc.uniqueArray(anyChange, { selector: ({ ahead }) => ahead, maxLength: 5 }),
        fc.array(fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }), { minLength: 3, maxLength: 3 }),
        async (night, { starts_in, lasts, ...plan }, changes, minutes) => {
          const starts_on = starts_in === null ? null : addDays(night, starts_in);
          const ends_on = lasts === null ? null : addDays(starts_on ?? night, lasts);
          await driver.service.from('bag_days').delete().eq('bag_id', bag_id);
          const written = await driver.service
            .from('bag_plans')
            .upsert({ ...plan, bag_id, starts_on, ends_on });
          expect(written.error).toBeNull();
          await driver.service
            .from('bag_days')
            .insert(
              changes.map(({ ahead, ...change }) => ({ bag_id, day: addDays(night, ahead), ...change })),
            );

          const { data: planRow } = await driver.service.from('bag_plans').select('*').single();
          const { data: dayRows } = await driver.service.from('bag_days').select('*');
          const read = readPlan(planRow)!;
          const days = dayRows!.map((row: unknown) => readPlanDay(row)!);
          const changeOf = (day: string) => days.find((change) => change.day === day);

          const openings = AROUND.flatMap((ahead) => {
            const day = addDays(night, ahead);
            return openingOf(read, day, changeOf(day)) ?? [];
          });
          const { rows } = await sql`
              select each::text as day, extract(epoch from pickup_start)::float8 * 1000 as start,
                extract(epoch from pickup_end)::float8 * 1000 as end, quantity
              from public.bag_plans p cross join unnest(${AROUND.map((ahead) => addDays(night, ahead))}::date[]) each
              cross join lateral private.plan_opening(p, each) where p.bag_id = ${bag_id} order by each
            `.execute(database);
          expect(rows).toEqual(
            openings.map(({ day, start, end, quantity }) => ({ day, start, end, quantity })),
          );

          const moments = [
            ...minutes.map((minute) => Date.parse(`${night}T00:00:00Z`) + minute * MINUTE),
            ...openings.flatMap(({ start, end }) => [
              start - 1,
              start,
              start + HOUR,
              start + HOUR + 1,
              end - 1,
              end,
            ]),
          ];
          const { rows: found } = await sql`
              select extract(epoch from due.pickup_start)::float8 * 1000 as due,
                extract(epoch from private.next_opening(p, moment))::float8 * 1000 as next
              from public.bag_plans p
              cross join unnest(${moments.map(iso)}::timestamptz[]) with ordinality moments (moment, place)
              left join lateral private.openings_due(moment, p.bag_id) due on true
              where p.bag_id = ${bag_id} order by place
            `.execute(database);
          expect(found).toEqual(
            moments.map((moment) => ({
              due: openingToPublish(read, days, moment)?.start ?? null,
              next: nextOpenings(read, days, moment, 1)[0]?.start ?? null,
            })),
          );
        },
      ),
      cases(150),
    );
  }, 300_000);
});

describe('publication', () => {
  test('an opening is put on sale when it begins, with its window, and the log has the change', async () => {
    const bag = await planned();
    await driver.service
      .from('surprise_bags')
      .update({ restock_time: iso(OPENS + DAY) })
      .eq('id', bag);
    expect(await sweep(OPENS - 1)).toBe(0);
    expect(await daysOf(bag)).toEqual([]);
    expect(await sweep(OPENS)).toBe(1);
    expect(await bagOf(bag)).toEqual({ quantity: 5, opens: OPENS, closes: CLOSES, restock: null });
    expect(await daysOf(bag)).toMatchObject([
      { ...UNPUBLISHED, day: TODAY, planned: 5, published_at: expect.any(String) as string },
    ]);
    expect((await entriesOf(bag)).at(-1)).toEqual({
      action: 'update',
      subject: 'bag',
      actor: null,
      details: { quantity: [0, 5], plan_day: TODAY },
    });
    expect(await sweep(OPENS + MINUTE)).toBe(0);
  });

  test('a bag that cannot be published holds up no other, and is named', async () => {
    const [broken, whole] = [await planned(), await planned()];
    await withBrokenRow(booted.embedded.database, 'public.surprise_bags', broken, async () => {
      expect(await sweep(OPENS)).toBe(1);
      await expect(sweep(OPENS)).rejects.toThrow(broken);
    });
    expect([(await bagOf(broken)).quantity, (await bagOf(whole)).quantity]).toEqual([0, 5]);
    await sweep(OPENS);
    expect((await bagOf(broken)).quantity).toBe(5);
  });

  test('each day is published once, and in time, with any clocks of the servers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.array(fc.record({ day: fc.nat(3), minute: fc.integer({ min: -30, max: 300 }) }), {
            minLength: 1,
            maxLength: 4,
          }),
          { minLength: 1, maxLength: 8 },
        ),
        async (rounds) => {
          const bag = await planned();
          const at = ({ day, minute }: { day: number; minute: number }) =>
            OPENS + day * DAY + minute * MINUTE;
          for (const round of rounds) await Promise.all(round.map((moment) => sweep(at(moment))));
          const due = new Set(
            rounds
              .flat()
              .flatMap(({ day, minute }) => (minute >= 0 && minute <= 60 ? [addDays(TODAY, day)] : [])),
          );
          const days = await daysOf(bag);
          expect(days.map(({ day }) => day)).toEqual([...due].toSorted());
          for (const { day, published_at } of days) {
            const late = Date.parse(published_at!) - (OPENS + (Date.parse(day) - Date.parse(TODAY)));
            expect(late >= 0 && late <= HOUR).toBe(true);
          }
          const entries = (await entriesOf(bag)).filter(({ details }) => 'plan_day' in details);
          expect(entries).toHaveLength(due.size);
          await driver.service.from('bag_plans').delete().eq('bag_id', bag);
          await driver.service.from('bag_days').delete().eq('bag_id', bag);
        },
      ),
      cases(20),
    );
  }, 120_000);

  test('an admin who changes or skips the day at that moment comes before its publication or after it', async () => {
    for (let times = 0; times < raceRounds; times += 1) {
      const [changed, skipped] = [await planned(), await planned()];
      await Promise.all([
        sweep(OPENS),
        sweep(OPENS),
        changeDay(changed, TODAY, { planned: 8 }),
        changeDay(skipped, TODAY, { skipped: true }),
        sweep(OPENS),
        sweep(OPENS),
      ]);
      await sweep(OPENS);
      const [day] = await daysOf(changed);
      expect([5, 8]).toContain(day?.planned);
      expect((await bagOf(changed)).quantity).toBe(day?.planned);
      const [other] = await daysOf(skipped);
      expect(other?.skipped).toBe(other?.published_at === null);
      expect((await bagOf(skipped)).quantity).toBe(other?.skipped ? 0 : 5);
    }
  });

  test('an admin’s change of the stock stays until the next publication', async () => {
    const bag = await planned();
    await sweep(OPENS);
    await admin.client.from('surprise_bags').update({ quantity: 2 }).eq('id', bag);
    await sweep(OPENS + MINUTE);
    await changePlan(bag, { quantities: Array(7).fill(9) });
    await sweep(OPENS + 2 * MINUTE);
    expect((await bagOf(bag)).quantity).toBe(2);
    await sweep(OPENS + DAY);
    expect((await bagOf(bag)).quantity).toBe(9);
    expect(await daysOf(bag)).toMatchObject([
      { day: TODAY, planned: 2, left_over: 2 },
      { day: '2026-11-26', planned: 9, left_over: null },
    ]);
  });

  test('bags held or kept before the publication come back to the planned stock', async () => {
    const bag = await planned();
    await sweep(OPENS);
    const lines = [{ bag_id: bag, quantity: 2, unit_price_cents: 450 }];
    const order = await driver.place(rima, lines, OPENS + HOUR);
    const waits = await driver.buyer('waits@example.com');
    await driver.service.from('users').update({ phone: '+96170123456' }).eq('id', waits);
    await driver.service.from('alerts').insert({ user_id: waits, bag_id: bag, language: 'en' });
    await driver.call('release_alerts', { p_can_send: true, p_now: iso(OPENS + HOUR) });
    expect((await bagOf(bag)).quantity).toBe(2);
    await sweep(OPENS + DAY);
    await driver.expire(order.id, OPENS + DAY + MINUTE);
    await driver.call('release_alerts', { p_can_send: false, p_now: iso(OPENS + DAY + MINUTE) });
    expect((await bagOf(bag)).quantity).toBe(8);
    expect(await daysOf(bag)).toMatchObject([
      { planned: 2, left_over: 2 },
      { planned: 8, left_over: null },
    ]);
  });

  test('bags on sale before the first publication are no plan’s left over, and the log has them', async () => {
    const bag = await planned({}, 3);
    await sweep(OPENS);
    expect((await entriesOf(bag)).at(-1)?.details).toEqual({ quantity: [3, 5], plan_day: TODAY });
    expect(await leftOver(bag)).toEqual([null]);
  });

  test('an order that comes before the sweep is of the opening, which sells no more than is planned', async () => {
    const bag = await planned({}, 5);
    const hours = { pickup_start: iso(OPENS), pickup_end: iso(CLOSES) };
    await driver.service.from('surprise_bags').update(hours).eq('id', bag);
    const lines = [{ bag_id: bag, quantity: 2, unit_price_cents: 450 }];
    expect((await driver.place(rima, lines, OPENS + SECOND)).status).toBe('pending');
    expect(await sweep(OPENS + 2 * SECOND)).toBe(0);
    expect((await bagOf(bag)).quantity).toBe(3);
    expect(await daysOf(bag)).toMatchObject([{ day: TODAY, planned: 5 }]);
  });
});

describe('a bag that was never on sale', () => {
  const next = (changes: object[] = [], plan: object = EVERY_DAY) =>
    nextOpenings(
      readPlan(plan)!,
      changes.flatMap((row) => readPlanDay(row) ?? []),
      Date.now(),
      1,
    )[0]?.start ?? null;
  const restockOf = async (bag: string) => (await bagOf(bag)).restock;

  test('a bag that was never on sale says when it comes first, as its plan and its days are', async () => {
    const bag = await planned();
    expect(await restockOf(bag)).toBe(next());
    const first = { day: beirutDay(next()!), skipped: true };
    await changeDay(bag, first.day, { skipped: true });
    expect(await restockOf(bag)).toBe(next([first]));
    const later = { ...EVERY_DAY, opens: '18:00' };
    await changePlan(bag, { opens: '18:00' });
    expect(await restockOf(bag)).toBe(next([first], later));
    await changePlan(bag, { paused: true });
    expect(await restockOf(bag)).toBeNull();
    await changePlan(bag, { paused: false });
    await admin.client.from('bag_plans').delete().eq('bag_id', bag);
    expect(await restockOf(bag)).toBeNull();
  });

  test('a planned bag is left alone while an admin sells it', async () => {
    const bag = await planned({}, 3);
    expect(await restockOf(bag)).toBeNull();
  });
});

describe('the end of a window', () => {
  test('left over bags are counted once, and the bag says when it is back', async () => {
    const bag = await planned();
    await sweep(OPENS);
    await sweep(CLOSES);
    expect(await leftOver(bag)).toEqual([null]);
    await sweep(CLOSES + 1);
    expect(await bagOf(bag)).toEqual({ quantity: 0, opens: OPENS, closes: CLOSES, restock: OPENS + DAY });
    expect((await entriesOf(bag)).at(-1)?.details).toEqual({ quantity: [5, 0], left_over_of: TODAY });
    await sweep(CLOSES + HOUR);
    expect(await leftOver(bag)).toEqual([5]);
    // An admin puts two on sale for the neighbours.
    await admin.client.from('surprise_bags').update({ quantity: 2 }).eq('id', bag);
    await sweep(CLOSES + 2 * HOUR);
    expect((await bagOf(bag)).quantity).toBe(2);
  });

  test('a window that an admin made longer ends when the bag says', async () => {
    const bag = await planned();
    await sweep(OPENS);
    const later = iso(CLOSES + HOUR);
    await admin.client.from('surprise_bags').update({ pickup_end: later }).eq('id', bag);
    await sweep(CLOSES + MINUTE);
    expect(await bagOf(bag)).toMatchObject({ quantity: 5 });
    await sweep(CLOSES + HOUR + MINUTE);
    expect(await bagOf(bag)).toMatchObject({ quantity: 0 });
  });

  test('held and sold bags are not touched, and those that come back late are counted by the next publication', async () => {
    const bag = await planned();
    await sweep(OPENS);
    const line = { bag_id: bag, quantity: 1, unit_price_cents: 450 };
    const paid = await driver.place(rima, [line], OPENS + MINUTE);
    await driver.markPaid(admin.id, paid.order_code, OPENS + MINUTE);
    const held = await driver.place(rima, [{ ...line, quantity: 2 }], CLOSES - MINUTE);
    expect(held.refused).toBeUndefined();
    await sweep(CLOSES + MINUTE);
    expect(await leftOver(bag)).toEqual([2]);
    await driver.expire(held.id, CLOSES + HOUR);
    await sweep(CLOSES + HOUR);
    expect([(await bagOf(bag)).quantity, await leftOver(bag)]).toEqual([2, [2]]);
    await sweep(OPENS + DAY);
    expect([(await bagOf(bag)).quantity, await leftOver(bag)]).toEqual([5, [4, null]]);
    const { data: sold } = await driver.service
      .from('order_lines')
      .select('quantity')
      .eq('order_id', paid.id);
    expect(sold).toEqual([{ quantity: 1 }]);
  });
});

describe('changes by admins', () => {
  test('admins change only the note of a published day, and no admin writes when it was published or what was left', async () => {
    const bag = await planned();
    await sweep(OPENS);
    const [before] = await daysOf(bag);
    await changeDay(bag, TODAY, { planned: 99, skipped: true, note: 'A wedding' });
    expect(await daysOf(bag)).toEqual([{ ...before, note: 'A wedding' }]);
    const days = () => admin.client.from('bag_days');
    await days().update({ day: '2026-12-01' }).eq('bag_id', bag);
    await days().delete().eq('bag_id', bag);
    expect(await daysOf(bag)).toEqual([{ ...before, note: 'A wedding' }]);
    for (const change of [{ published_at: null }, { left_over: 1 }]) {
      expect((await days().update(change).eq('bag_id', bag)).error?.code).toBe('42501');
      expect((await days().insert({ bag_id: bag, day: '2026-12-01', ...change })).error?.code).toBe('42501');
    }
    expect(
      (await admin.client.from('bag_plans').update({ updated_by: rima }).eq('bag_id', bag)).error?.code,
    ).toBe('42501');
  });

  test('the log has who changed a plan or a day, and the plan too', async () => {
    const bag = await planned();
    await changePlan(bag, { paused: true });
    await changeDay(bag, TODAY, { planned: 2 });
    await changeDay(bag, TODAY, { planned: 3 });
    await admin.client.from('bag_days').delete().eq('bag_id', bag);
    await admin.client.from('bag_plans').delete().eq('bag_id', bag);
    const ofPlan = (await entriesOf(bag)).filter(({ subject }) => subject.startsWith('plan'));
    const entries = ofPlan.map(({ action, subject, actor, details }) => {
      expect(actor).toBe(admin.id);
      return [action, subject, details];
    });
    const plan = { quantities: EVERY_DAY.quantities, opens: '17:00:00', closes: '20:30:00' };
    expect(entries).toEqual([
      ['insert', 'plan', { ...plan, paused: false }],
      ['update', 'plan', { paused: [false, true] }],
      ['insert', 'plan_day', { day: TODAY, planned: 2, skipped: false }],
      ['update', 'plan_day', { day: TODAY, planned: [2, 3] }],
      ['delete', 'plan_day', { day: TODAY, planned: 3, skipped: false }],
      ['delete', 'plan', { ...plan, paused: true }],
    ]);
    const again = await planned();
    const { data } = await driver.service.from('bag_plans').select('updated_by').eq('bag_id', again).single();
    expect(data).toEqual({ updated_by: admin.id });
  });

  test('a deleted bag takes its plan and its days along, with one entry', async () => {
    const bag = await planned();
    await sweep(OPENS);
    await changeDay(bag, '2026-11-26', { planned: 2 });
    const before = (await entriesOf(bag)).length;
    expect((await admin.client.from('surprise_bags').delete().eq('id', bag)).error).toBeNull();
    expect(await daysOf(bag)).toEqual([]);
    expect((await entriesOf(bag)).slice(before).map(({ action, subject }) => [action, subject])).toEqual([
      ['delete', 'bag'],
    ]);
    expect(await sweep(OPENS + DAY)).toBe(0);
  });

  test.each([
    { quantities: [] },
    { quantities: [1, 1, 1, 1, 1, 1] },
    { quantities: Array(7).fill(null) },
    { quantities: [0, 1, 1, 1, 1, 1, null] },
    { quantities: [MOST_STOCK + 1, 1, 1, 1, 1, 1, null] },
    { quantities: [[1, 1, 1, 1, 1, 1, 1]] },
    { opens: '17:00:30' },
    { opens: '24:00' },
    { closes: '20:30:00.5' },
    { starts_on: 'infinity' },
    { starts_on: '2026-11-25', ends_on: '2026-11-24' },
  ])('a plan cannot be %o', async (plan) => {
    const [line] = await driver.bags([{}]);
    const { error } = await admin.client
      .from('bag_plans')
      .insert({ ...EVERY_DAY, ...plan, bag_id: line!.bag_id });
    expect(error?.code).toBe('23514');
  });

  test.each([{ planned: -1 }, { planned: MOST_STOCK + 1 }, { note: 'x'.repeat(201) }, { day: 'infinity' }])(
    'a day cannot be %o',
    async (change) => {
      const [line] = await driver.bags([{}]);
      const row: object = { bag_id: line!.bag_id, day: beirutDay(OPENS), ...change };
      expect((await admin.client.from('bag_days').insert(row)).error?.code).toBe('23514');
    },
  );
});
