/** Handovers: each is done once, whichever phone or buyer confirms it, and however often. */
import {
  HANDOVER_STATES,
  missedAt,
  orderHandoverState,
  promisedAt,
  readHandover,
  reopenUntil,
} from '@zawadeh/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { withBrokenRow } from '../testing/brokenRow.ts';
import type { NewBag } from '../testing/orderDriver.ts';
import { join } from '../testing/users.ts';
import { openOrderShop } from '../testing/orderShop.ts';

const NOW = Date.parse('2026-11-25T15:00:00Z');
const HOUR = 3_600_000;
const MINUTE = 60_000;
const iso = (at: number) => new Date(at).toISOString();
const OPEN = { quantity: 9, pickup_start: iso(NOW - HOUR), pickup_end: iso(NOW + 2 * HOUR) };

const { booted, driver, oven, sweets, ...people } = await openOrderShop();
const [rima, admin] = [people.rima.id, people.admin.id];
const stores = [oven, sweets];
const phones = await Promise.all([oven, oven, sweets].map((store) => driver.counterPhone(store)));

interface Row {
  id: string;
  order_id: string;
  store_id: string | null;
  kind: string;
  state: string;
  due_start: string | null;
  due_end: string;
  done_at: string | null;
  refused?: string;
}

async function paid(bags: readonly (NewBag & { store?: number })[], changes: object = {}, at = NOW) {
  const lines = await driver.bags(bags.map(({ store = 0, ...bag }) => ({ ...bag, store_id: stores[store] })));
  const order = await driver.place(rima, lines, at, changes);
  expect(order.refused).toBeUndefined();
  await driver.markPaid(admin, order.order_code, at);
  return order;
}

async function rowsOf(order: string): Promise<Row[]> {
  const { data } = await driver.service.from('handovers').select('*').eq('order_id', order).order('due_end');
  return data as Row[];
}

const token = () => crypto.randomUUID();
const handOver = (order: string, given: object = {}) =>
  driver.handOver(order, oven, NOW, { p_how: 'scan', p_device: phones[0], ...given }) as Promise<Row>;
const sweep = (at: number) => driver.call<number>('sweep_handovers', { p_now: iso(at) });

describe('handovers in the list of orders', () => {
  const columns = 'id, own_handovers';

  test('a pickup has the bags of its shop, also one that was deleted', async () => {
    const { id: buyer, client } = await join(booted, 'lina@example.com');
    const lines = await driver.bags([
      { ...OPEN, store_id: stores[0] },
      { ...OPEN, pickup_end: iso(NOW + HOUR), store_id: stores[1] },
    ]);
    const order = await driver.place(buyer, lines, NOW);
    await driver.markPaid(admin, order.order_code, NOW);
    await handOver(order.id);
    const [oven, sweets] = lines.map(({ bag_id }) => bag_id);
    await driver.service.from('surprise_bags').delete().eq('id', oven);
    const { data } = await client.from('orders').select(columns);
    const due_start = expect.any(String);
    expect(data).toEqual([
      {
        id: order.id,
        own_handovers: [
          {
            kind: 'pickup',
            state: 'waiting',
            due_start,
            due_end: expect.any(String),
            done_at: null,
            bags: [sweets],
          },
          {
            kind: 'pickup',
            state: 'done',
            due_start,
            due_end: expect.any(String),
            done_at: expect.any(String),
            bags: [oven],
          },
        ],
      },
    ]);
  });

  test('a row made up for another user’s order has no handovers', async () => {
    const { id: stranger } = await join(booted, 'sami@example.com');
    const order = await paid([OPEN]);
    const seenBy = (person: string) =>
      booted.embedded.database.transaction().execute(async (transaction) => {
        await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: person })}, true)`.execute(
          transaction,
        );
        const { rows } = await sql<{ seen: unknown[] | null }>`
          select public.own_handovers(o) as seen from public.orders o where id = ${order.id}
        `.execute(transaction);
        return rows[0]?.seen ?? null;
      });
    expect(await seenBy(rima)).toHaveLength(1);
    expect(await seenBy(stranger)).toBeNull();
    expect(await seenBy(admin)).toBeNull();
  });
});

describe('the rows of an order', () => {
  test('a pickup has one handover for each shop, with its window', async () => {
    const later = { quantity: 9, pickup_start: iso(NOW - HOUR), pickup_end: iso(NOW + 4 * HOUR) };
    const order = await paid([OPEN, { ...later }, { ...later, store: 1 }]);
    const rows = await rowsOf(order.id);
    expect(rows.map(({ store_id, kind, state }) => [store_id, kind, state])).toEqual(
      expect.arrayContaining([
        [stores[0], 'pickup', 'waiting'],
        [stores[1], 'pickup', 'waiting'],
      ]),
    );
    expect(rows).toHaveLength(2);
    for (const { due_start, due_end } of rows) {
      expect([Date.parse(due_start!), Date.parse(due_end)]).toEqual([NOW - HOUR, NOW + 4 * HOUR]);
    }
  });

  test('a delivery has one handover for each shop and one for the door, by the promised time', async () => {
    const address = { delivery_method: 'delivery', delivery_area: 'mina', fee_cents: 170 };
    const lines = await driver.bags([
      { ...OPEN, store_id: stores[0] },
      { ...OPEN, store_id: stores[1] },
    ]);
    const order = await driver.place(rima, lines, NOW, { ...address, amount_cents: 900 + 170 });
    expect(order.refused).toBeUndefined();
    await driver.markPaid(admin, order.order_code, NOW);
    const rows = await rowsOf(order.id);
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['courier', 'courier', 'door']);
    const promised = promisedAt(NOW, [NOW - HOUR, NOW - HOUR]);
    for (const { due_end } of rows) expect(Date.parse(due_end)).toBe(promised);

    const told = () => driver.messagesOf(order.id);
    for (const store of stores) {
      expect(await told()).not.toContain('on_its_way');
      const given = { p_kind: 'courier', p_store: store, p_how: 'list' };
      expect((await handOver(order.id, given)).state).toBe('done');
    }
    expect((await told()).filter((kind) => kind === 'on_its_way')).toHaveLength(1);
    expect((await handOver(order.id, { p_kind: 'door', p_store: null })).state).toBe('done');
  });

  test('an unpaid order has no handovers, and an order without a window has a day', async () => {
    const lines = await driver.bags([{ quantity: 3, store_id: stores[0] }]);
    const order = await driver.place(rima, lines, NOW);
    expect(await rowsOf(order.id)).toEqual([]);
    expect((await handOver(order.id)).refused).toBe('unknown_handover');
    await driver.markPaid(admin, order.order_code, NOW);
    const [row] = await rowsOf(order.id);
    expect([row?.due_start, Date.parse(row!.due_end)]).toEqual([null, NOW + 24 * HOUR]);
  });
});

describe('handing over exactly once', () => {
  test('one of fifty confirmations from three phones, repeated ones included, is done', async () => {
    const order = await paid([OPEN]);
    const tokens = Array.from({ length: 40 }, token);
    const sent = [...tokens, ...tokens.slice(0, 10)];
    const answers = await Promise.all(
      sent.map((each, at) => handOver(order.id, { p_token: each, p_device: phones[at % 3] })),
    );
    const [row] = await rowsOf(order.id);
    const { data } = await driver.service.from('handovers').select('token').eq('id', row!.id).single();
    const isWinner = (at: number) => sent[at] === data!.token;
    for (const [at, answer] of answers.entries()) {
      expect(answer.refused).toBe(isWinner(at) ? undefined : 'already_done');
      expect(answer.done_at).toBe(answers.find((_, place) => isWinner(place))?.done_at);
    }
    expect(await driver.historyOf(row!.id)).toEqual([
      'handed_over',
      ...Array.from({ length: answers.filter(({ refused }) => refused).length }, () => 'already_handed_over'),
    ]);
  });

  test('a repeated confirmation gets the same answer, and its token is refused for another order', async () => {
    const [order, other] = [await paid([OPEN]), await paid([OPEN])];
    const same = { p_token: token() };
    const first = await handOver(order.id, same);
    expect(await handOver(order.id, { ...same, p_now: iso(NOW + HOUR) })).toEqual(first);
    expect((await handOver(other.id, same)).refused).toBe('key_was_used');
    expect((await rowsOf(other.id))[0]?.state).toBe('waiting');
  });

  test('the phone’s time is believed within a day, after the payment, and never in the future', async () => {
    for (const [paidAt, at, believed] of [
      [NOW - 23 * HOUR, NOW - 22 * HOUR, NOW - 22 * HOUR],
      [NOW - 23 * HOUR, NOW - 25 * HOUR, NOW],
      [NOW - HOUR, NOW - 22 * HOUR, NOW - HOUR],
      [NOW, NOW + MINUTE, NOW],
    ] as const) {
      const order = await paid([{ ...OPEN, pickup_start: iso(NOW - 24 * HOUR) }], {}, paidAt);
      const { done_at } = await handOver(order.id, { p_at: iso(at) });
      expect(Date.parse(done_at!)).toBe(believed);
    }
  });

  test('a bag that two phones handed out is a conflict once, if one of them was offline', async () => {
    const order = await paid([OPEN]);
    await handOver(order.id);
    const second = { p_token: token(), p_device: phones[1], p_now: iso(NOW + 20 * MINUTE) };
    const conflicts = async () => {
      const [row] = await rowsOf(order.id);
      const { data } = await driver.service.from('handover_conflicts').select('*').eq('handover_id', row!.id);
      return data!.length;
    };
    expect((await handOver(order.id, second)).refused).toBe('already_done');
    expect(await conflicts()).toBe(0);
    const offline = { ...second, p_at: iso(NOW + 5 * MINUTE) };
    for (let times = 0; times < 2; times += 1) {
      expect((await handOver(order.id, offline)).refused).toBe('already_done');
      expect(await conflicts()).toBe(1);
    }
  });

  test('one phone makes at most five conflicts of a handover, and another one its own', async () => {
    const order = await paid([OPEN]);
    await handOver(order.id);
    const offline = { p_at: iso(NOW + 5 * MINUTE), p_now: iso(NOW + 20 * MINUTE) };
    for (const device of [...Array.from({ length: 7 }, () => phones[0]), phones[1]]) {
      expect((await handOver(order.id, { ...offline, p_device: device })).refused).toBe('already_done');
    }
    const [row] = await rowsOf(order.id);
    const { data } = await driver.service
      .from('handover_conflicts')
      .select('device_id')
      .eq('handover_id', row!.id);
    expect(data!.filter(({ device_id }) => device_id === phones[0])).toHaveLength(5);
    expect(data!.filter(({ device_id }) => device_id === phones[1])).toHaveLength(1);
  });

  test('the message that a courier comes is deleted when the courier takes the pick-up back', async () => {
    const address = { delivery_method: 'delivery', delivery_area: 'mina', fee_cents: 170 };
    const order = await paid([OPEN], { ...address, amount_cents: 450 + 170 });
    const fetched = { p_token: token(), p_kind: 'courier' };
    expect(await handOver(order.id, fetched)).toMatchObject({ state: 'done' });
    expect(await driver.messagesOf(order.id)).toEqual(['on_its_way', 'order_paid']);
    await driver.call('undo_handover', { p_token: fetched.p_token, p_device: phones[0], p_now: iso(NOW) });
    expect(await driver.messagesOf(order.id)).toEqual(['order_paid']);
    await handOver(order.id, { p_kind: 'courier' });
    expect(await driver.messagesOf(order.id)).toEqual(['on_its_way', 'order_paid']);
  });

  test('the same phone takes back for a minute, and a late repetition does not hand over again', async () => {
    const order = await paid([OPEN]);
    const p_token = token();
    const undo = (device: string, at: number) =>
      driver.call<Row>('undo_handover', { p_token, p_device: device, p_now: iso(at) });
    await handOver(order.id, { p_token });
    expect((await undo(phones[1]!, NOW + 5_000)).refused).toBe('too_late');
    expect((await undo(phones[0]!, NOW + 61_000)).refused).toBe('too_late');
    expect((await undo(phones[0]!, NOW + 60_000)).state).toBe('waiting');
    expect(await undo(phones[0]!, NOW + 60_000)).toEqual({ undone: true });
    expect((await handOver(order.id, { p_token })).refused).toBe('undone');
    expect((await handOver(order.id)).state).toBe('done');
  });

  test('an undo that overtakes its handover wins', async () => {
    const order = await paid([OPEN]);
    const p_token = token();
    expect(await driver.call('undo_handover', { p_token, p_device: phones[0] })).toEqual({ undone: true });
    expect((await handOver(order.id, { p_token })).refused).toBe('undone');
  });

  test('an undo is forgotten after a week, when no repetition is under way any more', async () => {
    const order = await paid([OPEN]);
    const [known, later] = [token(), token()];
    const undo = (p_token: string, at: number) =>
      driver.call('undo_handover', { p_token, p_device: phones[0], p_now: iso(at) });
    await undo(known, NOW);
    await undo(later, NOW + 1);
    const WEEK = 7 * 24 * HOUR;
    await driver.call('sweep_handovers', { p_now: iso(NOW + WEEK) });
    expect((await handOver(order.id, { p_token: known })).refused).toBe('undone');
    await driver.call('sweep_handovers', { p_now: iso(NOW + WEEK + 1) });
    const { data } = await driver.service
      .from('undone_handovers')
      .select('token')
      .in('token', [known, later]);
    expect(data).toEqual([{ token: later }]);
  });
});

describe('missed handovers', () => {
  test('a handover is missed two hours after the window, can be done until four in the morning, and its buyer is reminded once before', async () => {
    const end = NOW + 2 * HOUR;
    const order = await paid([OPEN], {}, NOW - HOUR);
    const state = async () => (await rowsOf(order.id))[0]?.state;
    await sweep(end - 31 * MINUTE);
    expect(await driver.messagesOf(order.id)).toEqual(['order_paid']);
    await Promise.all([sweep(end - 29 * MINUTE), sweep(end - 20 * MINUTE)]);
    expect(await driver.messagesOf(order.id)).toEqual(['order_paid', 'pickup_reminder']);
    await sweep(missedAt(end));
    expect(await state()).toBe('waiting');
    await sweep(missedAt(end) + 1_000);
    expect(await state()).toBe('missed');
    const until = reopenUntil(end);
    expect((await handOver(order.id, { p_now: iso(until) })).refused).toBe('too_late');
    expect((await handOver(order.id, { p_now: iso(until - 1_000) })).state).toBe('done');
  });

  test('one handover that cannot be changed holds up no other', async () => {
    const orders = [await paid([OPEN]), await paid([OPEN])];
    const [broken, other] = await Promise.all(orders.map(async ({ id }) => (await rowsOf(id))[0]!));
    await withBrokenRow(booted.embedded.database, 'public.handovers', broken!.id, () =>
      sweep(missedAt(NOW + 2 * HOUR) + 1_000),
    );
    expect((await rowsOf(orders[0]!.id))[0]?.state).toBe('waiting');
    expect((await rowsOf(orders[1]!.id))[0]).toMatchObject({ id: other!.id, state: 'missed' });
  });

  test.each([
    ['the clock goes forward', '2026-03-28T19:00:00Z'],
    ['the clock goes back', '2026-10-24T19:30:00Z'],
    ['after midnight', '2026-11-25T23:30:00Z'],
    ['an ordinary evening', '2026-11-25T18:30:00Z'],
  ])('the database and the domain agree when %s', async (_, end) => {
    const { rows } = await sql<{ until: Date }>`select private.reopen_until(${end}) as until`.execute(
      booted.embedded.database,
    );
    expect(new Date(rows[0]!.until).getTime()).toBe(reopenUntil(Date.parse(end)));
  });
});

test('the database and the domain agree on the state of an order with several handovers', async () => {
  const second = { ...OPEN, store: 1 };
  const address = { delivery_method: 'delivery', delivery_area: 'mina', fee_cents: 170, amount_cents: 1_070 };
  const orders = [await paid([OPEN, second]), await paid([OPEN, second], address)];
  for (const { id } of orders) {
    const rows = await rowsOf(id);
    for (let turn = 0; turn < HANDOVER_STATES.length ** rows.length; turn += 1) {
      const states = rows.map((_, place) => HANDOVER_STATES[Math.floor(turn / 4 ** place) % 4]!);
      await Promise.all(
        rows.map((row, place) => {
          const state = states[place]!;
          const isDone = state === 'done';
          const done = {
            done_at: isDone ? iso(NOW) : null,
            how: isDone ? 'list' : null,
            token: isDone ? token() : null,
          };
          return driver.service
            .from('handovers')
            .update({ state, ...done })
            .eq('id', row.id);
        }),
      );
      const known = (await rowsOf(id)).map((row) => readHandover(row)!);
      const { rows: found } = await sql<{
        state: string | null;
      }>`select private.handover_state(${id}) as state`.execute(booted.embedded.database);
      expect([states, found[0]?.state]).toEqual([states, orderHandoverState(known)]);
    }
  }
});
