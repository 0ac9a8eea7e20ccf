/** The week of the dashboard: changes of days are saved together, and of two admins at once neither loses one. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { addDays, MOST_STOCK } from '@zawadeh/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import { raceRounds } from '../testing/testDatabase.ts';
import { join, joinAsAdmin } from '../testing/users.ts';

const MINUTE = 60_000;
/** A Wednesday. */
const TODAY = '2026-11-25';
const FRIDAY = '2026-11-27';
const MORNING = Date.parse('2026-11-25T08:00:00Z');
const OPENS = Date.parse('2026-11-25T15:00:00Z');
const CLOSES = Date.parse('2026-11-25T18:30:00Z');
const AS_PLANNED = { planned: null, skipped: false, published: false };
const ON_SALE = { planned: 5, skipped: false, published: true };

const iso = (at: number) => new Date(at).toISOString();

// A whole week is larger than what the server reads without a signed token.
const booted = await bootForFile({ isSigned: () => true });
const driver = openOrderDriver(booted);
const admin = await joinAsAdmin(booted, 'admin@example.com');
const other = await joinAsAdmin(booted, 'other@example.com');
const buyer = await join(booted, 'rima@example.com');
beforeEach(async () => {
  for (const table of ['bag_plans', 'bag_days']) {
    const { error } = await driver.service.from(table).delete().not('bag_id', 'is', null);
    if (error) throw error;
  }
});

/** Bags that are sold out, with plans of five on every day. */
async function planned(count = 1): Promise<string[]> {
  const lines = await driver.bags(Array.from({ length: count }, () => ({ quantity: 0 })));
  const plan = { quantities: Array<number>(7).fill(5), opens: '17:00', closes: '20:30' };
  const rows = lines.map(({ bag_id }) => ({ ...plan, bag_id }));
  const { error } = await admin.client.from('bag_plans').insert(rows);
  if (error) throw error;
  return lines.map(({ bag_id }) => bag_id);
}

interface Change {
  bag: string | undefined;
  day: string;
  before: object;
  after: { planned: number | null; skipped: boolean };
}
const change = (bag: string | undefined, planned: number | null, rest: Partial<Change> = {}): Change => ({
  bag,
  day: FRIDAY,
  before: AS_PLANNED,
  after: { planned, skipped: false },
  ...rest,
});
const skip = (bag: string | undefined, rest: Partial<Change> = {}) =>
  change(bag, null, { after: { planned: null, skipped: true }, ...rest });

interface Saved {
  saved: number;
  conflicts: Record<string, unknown>[];
}
const saving = (client: SupabaseClient, changes: unknown, now = MORNING) =>
  client.rpc('save_bag_days', { p_changes: changes, p_now: iso(now) });
async function save(changes: Change[], { by = admin, now = MORNING } = {}): Promise<Saved> {
  const { data, error } = await saving(by.client, changes, now);
  if (error) throw new Error(error.message, { cause: error });
  return data as Saved;
}

async function dayOf(bag: string | undefined, day = FRIDAY) {
  const { data } = await driver.service.from('bag_days').select('*').eq('bag_id', bag!).eq('day', day);
  return (data?.[0] ?? null) as { planned: number | null; skipped: boolean; left_over: number | null } | null;
}
const stockOf = async (bag: string | undefined) => (await driver.stockOf([bag!])).get(bag!);
const sweep = (at: number) => driver.call<number>('publish_plans', { p_now: iso(at) });
const entriesOf = async (bag: string | undefined) => {
  const { data } = await driver.service
    .from('audit_log')
    .select('action, subject, actor, details')
    .eq('subject_id', bag!)
    .order('id');
  return data!;
};
const buy = async (bag: string | undefined, quantity: number, now: number) => {
  const placed = await driver.place(buyer.id, [{ bag_id: bag!, quantity, unit_price_cents: 450 }], now);
  expect(placed.refused).toBeUndefined();
  return placed;
};

describe('days ahead', () => {
  test('quantities and skipped days of many bags are saved together, and the log has each', async () => {
    const [one, two] = await planned(2);
    expect(await save([change(one, 12), skip(two), change(one, 3, { day: '2026-11-28' })])).toEqual({
      saved: 3,
      conflicts: [],
    });
    expect(await dayOf(one)).toMatchObject({ planned: 12, skipped: false });
    expect(await dayOf(two)).toMatchObject({ planned: null, skipped: true });
    const before = { planned: 12, skipped: false, published: false };
    await save([skip(one, { before, after: { planned: 12, skipped: true } })], { by: other });
    // The bag's own entry, that it comes back later, depends on the real time.
    const ofDays = (await entriesOf(one)).filter(({ subject }) => subject === 'plan_day');
    expect(ofDays.slice(-3)).toMatchObject([
      { action: 'insert', subject: 'plan_day', actor: admin.id, details: { day: FRIDAY, planned: 12 } },
      { action: 'insert', subject: 'plan_day', actor: admin.id, details: { day: '2026-11-28', planned: 3 } },
      {
        action: 'update',
        subject: 'plan_day',
        actor: other.id,
        details: { day: FRIDAY, skipped: [false, true] },
      },
    ]);
  });

  test('a day that another admin changed meanwhile is returned, and the others are saved', async () => {
    const [one, two] = await planned(2);
    await save([change(one, 10)], { by: other });
    expect(await save([change(one, 12), change(two, 12)])).toEqual({
      saved: 1,
      conflicts: [
        {
          bag: one,
          day: FRIDAY,
          reason: 'changed',
          least: null,
          planned: 10,
          skipped: false,
          published: false,
        },
      ],
    });
    expect([(await dayOf(one))?.planned, (await dayOf(two))?.planned]).toEqual([10, 12]);
  });

  test('two hundred bags are saved with all seven days', async () => {
    const bags = await planned(200);
    const week = bags.flatMap((bag) =>
      Array.from({ length: 7 }, (_, ahead) => change(bag, 999, { day: addDays(FRIDAY, ahead) })),
    );
    expect(await save(week)).toEqual({ saved: 1_400, conflicts: [] });
  });

  test('a change of a past day, and of a bag that no longer repeats, is returned', async () => {
    const [one, two] = await planned(2);
    await admin.client.from('bag_plans').delete().eq('bag_id', two!);
    const { saved, conflicts } = await save([change(one, 9, { day: '2026-11-24' }), change(two, 9)]);
    expect(saved).toBe(0);
    const reasons = new Map(conflicts.map(({ bag, reason }) => [bag, reason]));
    expect([reasons.get(one), reasons.get(two)]).toEqual(['over', 'gone']);
    expect([await dayOf(one, '2026-11-24'), await dayOf(two)]).toEqual([null, null]);
  });

  test('two admins who save the same days at once lose no change', async () => {
    for (let round = 0; round < raceRounds; round += 1) {
      const bags = await planned(6);
      // In opposite orders, so that locks in the order of the request would wait for each other.
      const mine = bags.map((bag) => change(bag, 7));
      const theirs = bags.toReversed().map((bag) => change(bag, 8));
      const [first, second] = await Promise.all([save(mine), save(theirs, { by: other })]);
      expect(first.saved + second.saved).toBe(bags.length);
      expect(first.conflicts.length + second.conflicts.length).toBe(bags.length);
      const refused = new Set(first.conflicts.map(({ bag }) => bag));
      for (const bag of bags) expect((await dayOf(bag))?.planned).toBe(refused.has(bag) ? 8 : 7);
    }
  });

  test('two admins who save different days at once save both', async () => {
    const [bag] = await planned();
    const days = Array.from({ length: 20 }, (_, ahead) => addDays(TODAY, ahead + 1));
    const answers = await Promise.all(
      days.map((day, place) => save([change(bag, 7, { day })], { by: place % 2 ? admin : other })),
    );
    expect(answers).toEqual(days.map(() => ({ saved: 1, conflicts: [] })));
  });

  test('a change in the table at that moment is not overwritten', async () => {
    for (let round = 0; round < raceRounds; round += 1) {
      const [bag] = await planned();
      const [answer] = await Promise.all([
        save([change(bag, 7)]),
        other.client.from('bag_days').upsert({ bag_id: bag, day: FRIDAY, planned: 8 }),
      ]);
      // The table takes the last; the week only what it saw.
      expect((await dayOf(bag))?.planned).toBe(8);
      expect(answer.saved + answer.conflicts.length).toBe(1);
    }
  });
});

describe('today', () => {
  test('a change of today before its opening changes what the opening puts on sale', async () => {
    const [bag] = await planned();
    expect(await save([change(bag, 8, { day: TODAY })])).toMatchObject({ saved: 1 });
    await sweep(OPENS);
    expect(await stockOf(bag)).toBe(8);
  });

  test('a change of today on sale changes the stock by the difference, and the log has it as an admin’s change', async () => {
    const [bag] = await planned();
    await sweep(OPENS);
    await buy(bag, 2, OPENS + MINUTE);
    const now = OPENS + 2 * MINUTE;
    const today = { day: TODAY, before: ON_SALE };
    expect(await save([change(bag, 9, today)], { now })).toEqual({ saved: 1, conflicts: [] });
    expect([await stockOf(bag), (await dayOf(bag, TODAY))?.planned]).toEqual([7, 9]);
    expect((await entriesOf(bag)).slice(-2)).toMatchObject([
      { subject: 'plan_day', actor: admin.id, details: { planned: [5, 9] } },
      { subject: 'bag', action: 'update', actor: admin.id, details: { quantity: [3, 7] } },
    ]);
  });

  test('a change of today takes no less than is sold or being paid, and says how many these are', async () => {
    const [bag, two] = await planned(2);
    await sweep(OPENS);
    const paid = await buy(bag, 2, OPENS + MINUTE);
    await driver.markPaid(admin.id, paid.order_code, OPENS + MINUTE);
    await buy(bag, 1, OPENS + MINUTE);
    const now = OPENS + 2 * MINUTE;
    const today = { day: TODAY, before: ON_SALE };
    expect(await save([change(bag, 2, today), change(two, 2, today)], { now })).toEqual({
      saved: 1,
      conflicts: [
        { bag, day: TODAY, reason: 'too_few', least: 3, planned: 5, skipped: false, published: true },
      ],
    });
    expect(await save([skip(bag, today)], { now })).toMatchObject({ saved: 0 });
    expect(await save([change(bag, 3, today)], { now })).toMatchObject({ saved: 1 });
    expect([await stockOf(bag), await stockOf(two)]).toEqual([0, 2]);
  });

  test('a skipped day on sale has no stock, and a day as planned has as many as the plan says', async () => {
    const [bag] = await planned();
    await sweep(OPENS);
    const now = OPENS + MINUTE;
    await save([skip(bag, { day: TODAY, before: ON_SALE })], { now });
    expect([await stockOf(bag), (await dayOf(bag, TODAY))?.planned]).toEqual([0, 0]);
    await save([change(bag, null, { day: TODAY, before: { ...ON_SALE, planned: 0 } })], { now });
    expect([await stockOf(bag), (await dayOf(bag, TODAY))?.planned]).toEqual([5, 5]);
  });

  test('a day that was published meanwhile is returned, also with the quantity that was seen', async () => {
    const [bag] = await planned();
    await save([change(bag, 5, { day: TODAY })]);
    await sweep(OPENS);
    const before = { planned: 5, skipped: false, published: false };
    const { conflicts } = await save([change(bag, 8, { day: TODAY, before })], { now: OPENS + MINUTE });
    expect(conflicts).toMatchObject([{ reason: 'changed', planned: 5, published: true }]);
    expect(await stockOf(bag)).toBe(5);
  });

  test('a day whose window has ended stays, before and after the sweep', async () => {
    const [bag] = await planned();
    await sweep(OPENS);
    const late = change(bag, 9, { day: TODAY, before: ON_SALE });
    const now = CLOSES + MINUTE;
    expect((await save([late], { now })).conflicts).toMatchObject([{ reason: 'over' }]);
    await sweep(now);
    expect((await save([late], { now })).conflicts).toMatchObject([{ reason: 'over' }]);
    expect(await stockOf(bag)).toBe(0);
    expect((await dayOf(bag, TODAY))?.left_over).toBe(5);
  });

  test('a change of today with the sweep and buyers beside it loses and oversells nothing', async () => {
    for (let round = 0; round < raceRounds; round += 1) {
      const bags = await planned(4);
      const answers = await Promise.all([
        sweep(OPENS),
        save(
          bags.toReversed().map((bag) => change(bag, 8, { day: TODAY })),
          { now: OPENS },
        ),
        sweep(OPENS),
        save(
          bags.map((bag) => skip(bag)),
          { by: other, now: OPENS },
        ),
      ]);
      const refused = new Set(answers[1].conflicts.map(({ bag }) => bag));
      expect(answers[3]).toMatchObject({ saved: bags.length });
      for (const bag of bags) {
        const planned = refused.has(bag) ? 5 : 8;
        expect([await stockOf(bag), (await dayOf(bag, TODAY))?.planned]).toEqual([planned, planned]);
      }
      await driver.service.from('bag_plans').delete().in('bag_id', bags);
    }
  });
});

describe('refused changes of the week', () => {
  const good = () => change('00000000-0000-4000-8000-00000000dead', 3);
  test.each<[string, () => unknown]>([
    ['nothing', () => null],
    ['no list', () => ({})],
    ['an empty list', () => []],
    [
      'too many',
      () => Array.from({ length: 1_401 }, (_, place) => ({ ...good(), day: addDays(TODAY, place) })),
    ],
    ['the same day twice', () => [good(), { ...good(), bag: good().bag?.toUpperCase() }]],
    ['a list of nulls', () => [null]],
    ['no bag', () => [{ ...good(), bag: undefined }]],
    ['a bag that is none', () => [{ ...good(), bag: "x'; drop table" }]],
    ['a day that is none', () => [{ ...good(), day: '2026-02-31' }]],
    ['a day without end', () => [{ ...good(), day: 'infinity' }]],
    ['nothing before', () => [{ ...good(), before: null }]],
    [
      'a before that does not say whether it is published',
      () => [{ ...good(), before: { planned: 1, skipped: false } }],
    ],
    ['no quantity', () => [{ ...good(), after: { skipped: false } }]],
    ['a negative quantity', () => [change(good().bag, -1)]],
    ['half a bag', () => [change(good().bag, 1.5)]],
    ['too large a quantity', () => [change(good().bag, MOST_STOCK + 1)]],
    ['a quantity as text', () => [{ ...good(), after: { planned: '3', skipped: false } }]],
    ['skipped as text', () => [{ ...good(), after: { planned: 3, skipped: 'yes' } }]],
  ])('a change of the week is refused: %s', async (_, changes) => {
    expect(await saving(admin.client, changes())).toMatchObject({
      data: { refused: 'malformed' },
      error: null,
    });
  });

  test('a buyer does not change the week', async () => {
    const [bag] = await planned();
    for (const client of [buyer.client, booted.visitor()]) {
      expect((await saving(client, [change(bag, 3)])).error?.code).toBe('42501');
      expect((await client.rpc('week_of_plans', { p_from: TODAY })).error?.code).toBe('42501');
    }
    expect(await dayOf(bag)).toBeNull();
  });
});

test('members have the week of their own shop alone, with their name in the log', async () => {
  const { data: shops } = await driver.service
    .from('stores')
    .insert([{ name: 'Own shop' }, { name: 'Another shop' }])
    .select('id');
  const [own, another] = shops!.map(({ id }) => String(id));
  await driver.service.from('store_members').insert({ store_id: own, user_id: buyer.id, role: 'staff' });
  const bags = await driver.bags([
    { store_id: own, quantity: 0 },
    { store_id: another, quantity: 0 },
  ]);
  const [mine, theirs] = bags.map(({ bag_id }) => bag_id);
  const plan = { quantities: Array<number>(7).fill(5), opens: '17:00', closes: '20:30' };
  await admin.client.from('bag_plans').insert([mine, theirs].map((bag_id) => ({ ...plan, bag_id })));
  await sweep(OPENS);
  await save([change(theirs, 9)]);

  const ofMembers = await buyer.client.rpc('save_bag_days', {
    p_changes: [change(mine, 7)],
    p_now: iso(OPENS),
    p_store: own,
  });
  expect(ofMembers.data).toEqual({ saved: 1, conflicts: [] });
  const { data: week } = await buyer.client.rpc('week_of_plans', { p_from: '2026-11-23', p_store: own });
  const idsOf = (rows: { bag_id: string }[]) => [...new Set(rows.map(({ bag_id }) => bag_id))];
  expect([idsOf(week.bags), idsOf(week.days), idsOf(week.sales)]).toEqual([[mine], [mine], [mine]]);
  const { data: sold } = await buyer.client.rpc('sell_through', { p_from: null, p_to: null, p_store: own });
  expect(sold.shops).toEqual([]);
  expect((await entriesOf(mine)).find(({ subject }) => subject === 'plan_day')).toMatchObject({
    actor: buyer.id,
    details: { day: FRIDAY, planned: 7 },
  });
});
