/** Tickets and counters over HTTP: what each phone may see and do, and that nothing is done twice. */
import {
  addDays,
  COUNTER_ACTIONS_PATH,
  COUNTER_CHANGES_PATH,
  COUNTER_PATH,
  COURIER_PATH,
  dayOfWork,
  importPublicKey,
  PAIR_PATH,
  PAIRING_PATH,
  readActionResults,
  readCounterState,
  readCourierState,
  readHandoverBoard,
  readTicketHandovers,
  RECEIVED_PATH,
  STREAM_PATH,
  TICKETS_PATH,
  verifyTicket,
  type CounterActionBody,
} from '@zawadeh/domain';
import postgres from 'postgres';
import { describe, expect, test, vi } from 'vitest';
import { call } from '../testing/shopClient.ts';
import { raceRounds, testServer } from '../testing/testDatabase.ts';
import { joinAsAdmin } from '../testing/users.ts';
import { openOrderShop } from '../testing/orderShop.ts';

const HOUR = 3_600_000;
/** The name of a field that holds a sum. Values may hold any letters: a UUID can spell "fee". */
const A_SUM = /"\w*(amount|price|cents|fee)\w*":/i;
const iso = (at: number) => new Date(at).toISOString();

const { booted, driver, rima, omar, admin, oven, sweets } = await openOrderShop();

const secret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
const hashOf = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
const post = (path: string, body: object, headers?: Record<string, string>) =>
  call(booted.backend, { path, body, headers });
const device = (token: string) => ({ authorization: `Device ${token}` });
const counterOf = async (token: string) => {
  const { status, body } = await call(booted.backend, { path: COUNTER_PATH, headers: device(token) });
  return { status, body, state: readCounterState(body) };
};

/** As the dashboard makes it: the code stays in the link. */
async function link(store: string | null, kind = 'counter', by = admin): Promise<string> {
  const code = secret();
  const args = { p_code_hash: await hashOf(code), p_kind: kind, ...(store !== null && { p_store: store }) };
  const { error } = await by.client.rpc('create_pairing', args);
  expect(error).toBeNull();
  return code;
}

async function paired(store: string | null, kind = 'counter', name = 'Counter'): Promise<string> {
  const token = secret();
  const { status } = await post(PAIR_PATH, { code: await link(store, kind), token, name });
  expect(status).toBe(200);
  return token;
}

async function paid(store = oven, changes: object = {}, { buyer = rima, at = Date.now() } = {}) {
  const [line] = await driver.bags([
    { quantity: 5, store_id: store, pickup_start: iso(at - HOUR), pickup_end: iso(Date.now() + HOUR) },
  ]);
  const order = await driver.place(buyer.id, [line!], at, changes);
  expect(order.refused).toBeUndefined();
  await driver.markPaid(admin.id, order.order_code, at);
  return order;
}

const ticketOf = async (code: string, as = rima) => {
  const { status, body } = await call(booted.backend, { path: `${TICKETS_PATH}/${code}`, as });
  return { status, handovers: readTicketHandovers(body) ?? [] };
};

const giveOf = (order: string, changes: Partial<CounterActionBody> = {}): CounterActionBody => ({
  token: crypto.randomUUID(),
  do: 'hand_over',
  order_id: order,
  kind: 'pickup',
  how: 'list',
  at: iso(Date.now()),
  ...changes,
});
const send = async (token: string, actions: readonly CounterActionBody[]) => {
  const { body } = await post(COUNTER_ACTIONS_PATH, { actions }, device(token));
  return readActionResults(body);
};

describe('pairing', () => {
  test('a pairing link says what it makes of the phone, works once, and again for the phone whose answer was lost', async () => {
    const code = await link(oven);
    expect(await post(PAIRING_PATH, { code })).toMatchObject({
      status: 200,
      body: { kind: 'counter', store: 'Oven' },
    });
    const body = { code, token: secret(), name: 'Counter' };
    const answers = [await post(PAIR_PATH, body), await post(PAIR_PATH, body)];
    expect(answers[0]).toMatchObject({ status: 200, body: { name: 'Counter', store: 'Oven' } });
    expect(answers[1]).toEqual(answers[0]);
    expect((await post(PAIR_PATH, { ...body, token: secret() })).status).toBe(410);
    expect((await post(PAIRING_PATH, { code })).status).toBe(410);
  });

  test('a phone that is paired cannot use its token at another link', async () => {
    const token = secret();
    const pair = async (store: string) =>
      post(PAIR_PATH, { code: await link(store), token, name: 'Counter' });
    expect((await pair(oven)).status).toBe(200);
    expect(await pair(oven)).toMatchObject({ status: 410, body: { code: 'pairing_over' } });
  });

  test('one of two phones at one link is paired', async () => {
    const code = await link(oven);
    const answers = await Promise.all(
      [1, 2].map(() => post(PAIR_PATH, { code, token: secret(), name: 'Counter' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]));
  });

  test('no phone is paired after ten minutes, or without a link', async () => {
    const code = await link(oven);
    const late = { p_code_hash: await hashOf(code), p_now: iso(Date.now() + 601_000) };
    expect(await driver.call('pairing_state', late)).toEqual({ refused: 'pairing_over' });
    expect((await post(PAIR_PATH, { code: secret(), token: secret(), name: 'x' })).status).toBe(410);
  });

  test('the link of a former admin no longer pairs, and a phone that it paired stays', async () => {
    const former = await joinAsAdmin(booted, 'former-admin@example.com');
    const [code, used] = [await link(oven, 'counter', former), await link(oven, 'counter', former)];
    const body = { code: used, token: secret(), name: 'Counter' };
    expect((await post(PAIR_PATH, body)).status).toBe(200);
    expect((await post(PAIRING_PATH, { code })).status).toBe(200);
    await driver.service.from('users').update({ role: 'user' }).eq('id', former.id).throwOnError();
    expect((await post(PAIRING_PATH, { code })).status).toBe(410);
    expect((await post(PAIR_PATH, { code, token: secret(), name: 'Counter' })).status).toBe(410);
    expect((await post(PAIR_PATH, body)).status).toBe(200);
  });

  test('the database has no secret of a phone', async () => {
    const code = await link(oven);
    const token = secret();
    await post(PAIR_PATH, { code, token, name: 'Counter' });
    const tables = ['devices', 'device_tokens', 'pairings', 'audit_log'];
    const stored = await Promise.all(tables.map((table) => driver.service.from(table).select('*')));
    const text = JSON.stringify(stored.map(({ data }) => data));
    expect(text).toContain(await hashOf(token));
    for (const each of [code, token]) expect(text).not.toContain(each);
  });
});

describe('the list of a counter', () => {
  test('a counter sees its own shop alone, without phone number, e-mail address or amount, and the first name only', async () => {
    const name = '70 123 456 Rima Abi-Sleiman';
    const mine = await paid(oven, { customer_name: name });
    const other = await paid(sweets, { customer_name: name });
    const { status, body, state } = await counterOf(await paired(oven));
    expect(status).toBe(200);
    expect(state?.handovers.map(({ orderId }) => orderId)).toContain(mine.id);
    expect(state?.handovers.find(({ orderId }) => orderId === mine.id)?.firstName).toBe('Rima');
    const text = JSON.stringify(body);
    for (const hidden of [other.id, other.order_code, 'Sleiman', '70 123', '+961', 'rima@']) {
      expect(text).not.toContain(hidden);
    }
    expect(text).not.toMatch(A_SUM);
  });

  test('a counter sees the orders of today and tomorrow alone', async () => {
    const order = await paid();
    const token = await paired(oven);
    const { data } = await driver.service.from('handovers').select('id').eq('order_id', order.id).single();
    const isSeen = async (end: number) => {
      await driver.service
        .from('handovers')
        .update({ due_end: iso(end) })
        .eq('id', data!.id);
      return (await counterOf(token)).state?.handovers.some(({ orderId }) => orderId === order.id);
    };
    expect(await isSeen(Date.now() + HOUR)).toBe(true);
    expect(await isSeen(Date.now() + 49 * HOUR)).toBe(false);
    expect(await isSeen(Date.now() - 60 * HOUR)).toBe(false);
  });

  test('a counter sees no unpaid order and none whose money goes back', async () => {
    const order = await paid();
    const token = await paired(oven);
    await driver.service.from('orders').update({ status: 'refund_due' }).eq('id', order.id);
    const { state } = await counterOf(token);
    expect(state?.handovers.some(({ orderId }) => orderId === order.id)).toBe(false);
    expect(await send(token, [giveOf(order.id)])).toMatchObject([{ outcome: 'refused' }]);
  });

  test('a revoked phone gets only the error of its revocation, and stays on the board with the admin and the time', async () => {
    const token = await paired(oven);
    const { id } = (await counterOf(token)).state!.device;
    await admin.client.rpc('revoke_device', { p_device: id });
    const board = readHandoverBoard((await admin.client.rpc('handover_board')).data);
    expect(board?.devices.some((phone) => phone.id === id)).toBe(false);
    expect(board?.revokedDevices.find((phone) => phone.id === id)).toMatchObject({
      revokedAt: expect.any(Number),
      revokedBy: 'admin@example.com',
    });
    expect(await counterOf(token)).toMatchObject({ status: 403, body: { code: 'revoked' } });
    const order = await paid();
    const { status } = await post(COUNTER_ACTIONS_PATH, { actions: [giveOf(order.id)] }, device(token));
    expect(status).toBe(403);
    expect((await ticketOf(order.order_code)).handovers[0]?.state).toBe('waiting');
  });

  test('a confirmation of a phone that is being revoked is refused, and nothing is taken back', async () => {
    const [order, given] = [await paid(), await paid()];
    const { state } = await counterOf(await paired(oven));
    const p_device = state!.device.id;
    const confirm = (order: string, p_token: string) =>
      driver.handOver(order, oven, Date.now(), { p_token, p_device });
    const token = crypto.randomUUID();
    expect(await confirm(given.id, token)).toMatchObject({ state: 'done' });
    await admin.client.rpc('revoke_device', { p_device });
    // A request that was let in before.
    expect(await confirm(order.id, crypto.randomUUID())).toEqual({ refused: 'revoked' });
    expect(await driver.call('undo_handover', { p_token: token, p_device })).toEqual({ refused: 'revoked' });
    expect((await ticketOf(order.order_code)).handovers[0]?.state).toBe('waiting');
    expect((await ticketOf(given.order_code)).handovers[0]?.state).toBe('done');
  });

  test.skipIf(testServer === undefined)(
    'a revocation waits for the running requests of the phone, and no request runs after it',
    async () => {
      const order = await paid();
      const { state } = await counterOf(await paired(oven));
      const p_device = state!.device.id;
      const handOver = () => driver.handOver(order.id, oven, Date.now(), { p_device });
      const ended: string[] = [];
      const sql = postgres(booted.databaseUrl!, { max: 1, onnotice: () => {} });
      const both = await sql.begin(async (held) => {
        await held`select from public.orders where id = ${order.id} for update`;
        const given = handOver().finally(() => ended.push('handed over'));
        await vi.waitFor(async () => {
          const [waiting] = await held`select count(*)::int from pg_locks where not granted`;
          expect(waiting?.count).toBeGreaterThan(0);
        });
        const revoked = Promise.resolve(admin.client.rpc('revoke_device', { p_device })).finally(() =>
          ended.push('revoked'),
        );
        // Without the lock the revocation ends here, before the handover.
        await new Promise((resolve) => setTimeout(resolve, 500));
        expect(ended).toEqual([]);
        return { given, revoked };
      });
      expect(await both.given).toMatchObject({ state: 'done' });
      await both.revoked;
      await sql.end();
      expect(await handOver()).toEqual({ refused: 'revoked' });
    },
  );

  test.skipIf(testServer === undefined)(
    'an undo that is answered while its handover waits for the order wins',
    async () => {
      const order = await paid();
      const { state } = await counterOf(await paired(oven));
      const both = { p_token: crypto.randomUUID(), p_device: state!.device.id };
      const sql = postgres(booted.databaseUrl!, { max: 1, onnotice: () => {} });
      const waiting = async (held: postgres.TransactionSql) =>
        Number((await held`select count(*)::int as count from pg_locks where not granted`)[0]?.count);
      const answers = await sql.begin(async (held) => {
        await held`select from public.orders where id = ${order.id} for update`;
        const given = driver.handOver(order.id, oven, Date.now(), both);
        await vi.waitFor(async () => expect(await waiting(held)).toBe(1));
        let isAnswered = false;
        const undone = driver.call('undo_handover', both).finally(() => {
          isAnswered = true;
        });
        await vi.waitFor(async () => expect(isAnswered || (await waiting(held)) === 2).toBe(true));
        return { given, undone };
      });
      await Promise.all([answers.given, answers.undone]);
      await sql.end();
      expect((await ticketOf(order.order_code)).handovers[0]?.state).toBe('waiting');
    },
  );

  test('an unknown token is refused, and so is a user’s', async () => {
    expect((await counterOf(secret())).status).toBe(401);
    expect((await call(booted.backend, { path: COUNTER_PATH, as: admin })).status).toBe(401);
    expect(
      (await rima.client.rpc('create_pairing', { p_code_hash: 'x', p_kind: 'courier' })).error?.code,
    ).toBe('42501');
  });
});

describe('the deliveries of a courier', () => {
  const PHONE = '+96170765432';
  const ADDRESS = 'Street: Port Said | Bldg: Karam | Floor: 3';

  const deliveriesOf = async (token: string) => {
    const { body } = await call(booted.backend, { path: COURIER_PATH, headers: device(token) });
    return { body, text: JSON.stringify(body), deliveries: readCourierState(body)?.deliveries ?? [] };
  };
  /** Bags of both shops, for one door. */
  async function paidDelivery() {
    const now = Date.now();
    const window = { pickup_start: iso(now - HOUR), pickup_end: iso(now + HOUR) };
    const lines = await driver.bags([
      { quantity: 5, store_id: oven, ...window },
      { quantity: 5, store_id: sweets, ...window },
    ]);
    const order = await driver.place(rima.id, lines, now, {
      delivery_method: 'delivery',
      delivery_area: 'mina',
      delivery_address: ADDRESS,
      customer_name: 'Rania Khoury 03 999 888',
      whatsapp_phone: PHONE,
      fee_cents: 170,
      amount_cents: 900 + 170,
    });
    expect(order.refused).toBeUndefined();
    await driver.markPaid(admin.id, order.order_code, now);
    return order;
  }
  const pickUp = (order: string, store: string) =>
    giveOf(order, { kind: 'courier', store_id: store, how: 'list' });

  test('a courier sees the shops at once, but name, phone and address only from the last pick-up to an hour after the delivery', async () => {
    const order = await paidDelivery();
    const token = await paired(null, 'courier', 'Hassan');
    const own = async () => {
      const { deliveries, text } = await deliveriesOf(token);
      expect(text).not.toMatch(A_SUM);
      expect(text).not.toContain('@');
      return deliveries.find(({ orderCode }) => orderCode === order.order_code);
    };
    const shop = { address: 'Tell Square 1', latitude: 34.43, longitude: 35.84, phone: '+9616000001' };
    await driver.service.from('stores').update(shop).eq('id', oven).throwOnError();
    const before = await own();
    expect(before).toMatchObject({ area: 'mina', customer: null, door: { state: 'waiting' } });
    expect(before?.pickups.find(({ storeId }) => storeId === oven)).toMatchObject({
      address: { en: 'Tell Square 1' },
      coordinates: { latitude: 34.43, longitude: 35.84 },
      phone: '+9616000001',
    });
    expect(before?.pickups.map(({ store, bags }) => [store?.en, bags[0]?.quantity])).toEqual(
      expect.arrayContaining([
        ['Oven', 1],
        ['Sweets', 1],
      ]),
    );
    expect(before?.pickups[0]?.closes).toBeGreaterThan(Date.now());
    for (const hidden of [PHONE, '03 999', 'Rania', 'Karam']) {
      expect((await deliveriesOf(token)).text).not.toContain(hidden);
    }
    expect(await send(token, [pickUp(order.id, oven)])).toMatchObject([{ outcome: 'done' }]);
    expect((await own())?.customer).toBeNull();
    expect(await send(token, [pickUp(order.id, sweets)])).toMatchObject([{ outcome: 'done' }]);
    const customer = { name: 'Rania Khoury', phone: PHONE, address: ADDRESS };
    expect((await own())?.customer).toEqual(customer);
    const given = giveOf(order.id, { kind: 'door', how: 'code' });
    expect(await send(token, [given, given, giveOf(order.id, { kind: 'door' })])).toMatchObject([
      { outcome: 'done' },
      { outcome: 'done' },
      { outcome: 'already_done' },
    ]);
    expect(await own()).toMatchObject({ customer, door: { state: 'done', how: 'code' } });
    const at = (minutes: number) =>
      driver.service
        .from('handovers')
        .update({ done_at: iso(Date.now() - minutes * 60_000) })
        .match({ order_id: order.id, kind: 'door' });
    await at(59);
    expect((await own())?.customer).toEqual(customer);
    await at(61);
    expect((await own())?.customer).toBeNull();
  });

  test('an admin gives an open delivery to one paired courier or to any, a pick-up takes it over until it is undone, and a revocation frees it', async () => {
    const order = await paidDelivery();
    const [hassan, karim] = [await paired(null, 'courier', 'Hassan'), await paired(null, 'courier', 'Karim')];
    const counter = await paired(oven);
    const idOf = async (token: string) => readCourierState((await deliveriesOf(token)).body)!.device.id;
    const [hassanId, karimId] = [await idOf(hassan), await idOf(karim)];
    const assign = async (p_device: string | null, { client } = admin) => {
      const args = { p_order: order.id, ...(p_device !== null && { p_device }) };
      const { data, error } = await client.rpc('assign_delivery', args);
      return error?.code ?? (data as { refused?: string }).refused ?? 'done';
    };
    const assigned = async () =>
      (await deliveriesOf(karim)).deliveries.find(({ orderCode }) => orderCode === order.order_code)
        ?.assignedTo?.name ?? null;
    const counterId = (await counterOf(counter)).state!.device.id;

    expect(await assign(hassanId, rima)).toBe('42501');
    for (const wrong of [counterId, rima.id]) expect(await assign(wrong)).toBe('revoked');
    expect(await assigned()).toBeNull();
    expect([await assign(hassanId), await assigned()]).toEqual(['done', 'Hassan']);
    expect([await assign(null), await assigned()]).toEqual(['done', null]);

    // Of no other courier: nothing is taken over, and an undo leaves it to any.
    const picked = pickUp(order.id, oven);
    await send(karim, [picked]);
    expect(await assigned()).toBe('Karim');
    await send(karim, [{ token: picked.token, do: 'undo' }]);
    expect(await assigned()).toBeNull();

    await assign(hassanId);
    const taken = pickUp(order.id, oven);
    await send(karim, [taken]);
    expect(await assigned()).toBe('Karim');
    await send(karim, [{ token: taken.token, do: 'undo' }]);
    expect(await assigned()).toBe('Hassan');
    await send(counter, [giveOf(order.id, { kind: 'courier' })]);
    expect(await assigned()).toBe('Hassan');
    await send(karim, [pickUp(order.id, sweets)]);
    expect(await assigned()).toBe('Karim');

    await admin.client.rpc('revoke_device', { p_device: hassanId });
    expect(await assigned()).toBe('Karim');
    expect(await assign(hassanId)).toBe('revoked');
    await admin.client.rpc('revoke_device', { p_device: karimId });
    const { data: door } = await driver.service
      .from('handovers')
      .select('id, assigned_device_id')
      .match({ order_id: order.id, kind: 'door' })
      .single();
    expect(door).toMatchObject({ assigned_device_id: null });

    const { data: log } = await admin.client.rpc('admin_log', { p_filter: { order: order.id } });
    const { entries } = log as {
      entries: { action: string; phone: string | null; courier: string | null }[];
    };
    const deeds = entries.filter(({ action }) => /assigned|taken_over/.test(action)).toReversed();
    expect(deeds.map(({ action, phone, courier }) => [action, phone, courier])).toEqual([
      ['assigned', null, 'Hassan'],
      ['unassigned', null, 'Hassan'],
      ['assigned', null, 'Hassan'],
      ['taken_over', 'Karim', 'Hassan'],
      ['assigned', 'Karim', 'Hassan'],
      ['taken_over', 'Karim', 'Hassan'],
      ['unassigned', null, 'Karim'],
    ]);

    const done = { p_handover: String(door?.id), p_state: 'done', p_reason: 'They called' };
    await admin.client.rpc('mark_handover', done);
    expect(await assign(await idOf(await paired(null, 'courier', 'Omar')))).toBe('already_done');
  });

  test('an order without a customer at the door stays with the courier or waits at its shops again, and each can be undone within a minute', async () => {
    const order = await paidDelivery();
    const token = await paired(null, 'courier', 'Hassan');
    const counter = await paired(oven);
    const own = async () =>
      (await deliveriesOf(token)).deliveries.find(({ orderCode }) => orderCode === order.order_code);
    const nobody = (next: 'again' | 'brought_back'): CounterActionBody => ({
      token: crypto.randomUUID(),
      do: 'nobody_there',
      order_id: order.id,
      next,
      at: iso(Date.now()),
    });
    const outcomes = async (actions: CounterActionBody[], by = token) =>
      (await send(by, actions)).map(({ outcome }) => outcome);
    // Not before the pick-up, and no counter.
    expect(await outcomes([nobody('again')])).toEqual(['refused']);
    await send(token, [pickUp(order.id, oven), pickUp(order.id, sweets)]);
    expect(await outcomes([nobody('again')], counter)).toEqual(['refused']);

    const again = nobody('again');
    expect(await outcomes([again, again])).toEqual(['done', 'done']);
    expect(await own()).toMatchObject({ door: { state: 'waiting' }, triedAt: Date.parse(again.at!) });
    expect(await outcomes([{ token: again.token, do: 'undo' }, again])).toEqual(['undone', 'undone']);
    expect(await own()).toMatchObject({ triedAt: null });

    const atShop = async () =>
      (await counterOf(counter)).state?.handovers.find(
        ({ orderId, kind }) => orderId === order.id && kind === 'pickup',
      );
    const back = nobody('brought_back');
    expect(await outcomes([back, { token: back.token, do: 'undo' }])).toEqual(['done', 'undone']);
    expect(await atShop()).toBeUndefined();
    expect(await own()).toMatchObject({ door: { state: 'waiting' } });

    const forGood = nobody('brought_back');
    expect(await outcomes([forGood, nobody('again')])).toEqual(['done', 'refused']);
    expect(await own()).toBeUndefined();
    expect(await atShop()).toMatchObject({ state: 'waiting' });
    const { data } = await admin.client.rpc('handover_board');
    const { handovers } = data as { handovers: { order_code: string; kind: string; nobody_there: object }[] };
    expect(
      handovers.find(({ order_code, kind }) => order_code === order.order_code && kind === 'pickup'),
    ).toMatchObject({ nobody_there: { brought_back: true } });
    // The buyer comes to the shop; after that nothing is taken back.
    const shown = (await ticketOf(order.order_code)).handovers.filter(({ kind }) => kind !== 'courier');
    expect(shown.map(({ kind, state }) => [kind, state])).toEqual([
      ['pickup', 'waiting'],
      ['pickup', 'waiting'],
    ]);
    expect(await outcomes([giveOf(order.id)], counter)).toEqual(['done']);
    expect(await outcomes([{ token: forGood.token, do: 'undo' }])).toEqual(['refused']);
    const { data: paidStill } = await driver.service
      .from('orders')
      .select('status')
      .eq('id', order.id)
      .single();
    expect(paidStill).toEqual({ status: 'paid' });
  });

  test('a shop’s phone and the courier’s confirm one pick-up, and the second is told that it is done already', async () => {
    const order = await paidDelivery();
    const [courier, counter] = [await paired(null, 'courier'), await paired(oven)];
    expect(await send(counter, [giveOf(order.id, { kind: 'courier' })])).toMatchObject([{ outcome: 'done' }]);
    expect(await send(courier, [pickUp(order.id, oven)])).toMatchObject([{ outcome: 'already_done' }]);
    const { data } = await driver.service.from('handover_conflicts').select('token, handovers(order_id)');
    expect(JSON.stringify(data)).not.toContain(order.id);
  });

  test('the ticket of a delivery is for the door, and the courier’s phone verifies it', async () => {
    const order = await paidDelivery();
    const token = await paired(null, 'courier');
    const { body } = await call(booted.backend, { path: COURIER_PATH, headers: device(token) });
    const keys = await Promise.all((readCourierState(body)?.publicKeys ?? []).map(importPublicKey));
    const door = (await ticketOf(order.order_code)).handovers.find(({ kind }) => kind === 'door');
    const ticket = await verifyTicket(
      door?.qr ?? '',
      keys.filter((key) => key !== null),
    );
    expect(ticket).toMatchObject({ orderId: order.id, storeId: null, pieces: 2 });
  });

  test('a delivery that an admin marks as handed over no longer waits at its shops', async () => {
    const { id } = await paidDelivery();
    const partsOf = async () => {
      const board = readHandoverBoard((await admin.client.rpc('handover_board')).data);
      return board?.handovers.filter(({ orderId }) => orderId === id) ?? [];
    };
    const door = (await partsOf()).find(({ kind }) => kind === 'door');
    await admin.client.rpc('mark_handover', {
      p_handover: door?.id,
      p_state: 'done',
      p_reason: 'It arrived',
    });
    const parts = await partsOf();
    expect(parts.map(({ kind }) => kind).toSorted((one, other) => one.localeCompare(other, 'en'))).toEqual([
      'courier',
      'courier',
      'door',
    ]);
    for (const part of parts) expect(part).toMatchObject({ state: 'done', how: 'admin' });
  });

  test('a counter sees no delivery, a courier no order of a shop, and a revoked courier nothing', async () => {
    const order = await paidDelivery();
    const pickup = await paid(oven);
    const [courier, counter] = [await paired(null, 'courier'), await paired(oven)];
    expect((await deliveriesOf(counter)).deliveries).toEqual([]);
    expect((await deliveriesOf(counter)).text).not.toContain(order.order_code);
    expect(JSON.stringify((await counterOf(courier)).body)).not.toContain(pickup.order_code);
    const { data } = await admin.client.rpc('handover_board');
    const devices = (data as { devices: { id: string; kind: string }[] }).devices;
    for (const { id, kind } of devices) {
      if (kind === 'courier') await admin.client.rpc('revoke_device', { p_device: id });
    }
    const answer = await call(booted.backend, { path: COURIER_PATH, headers: device(courier) });
    expect(answer).toMatchObject({ status: 403, body: { code: 'revoked' } });
    expect(JSON.stringify(answer.body)).not.toContain(order.order_code);
  });
});

describe('the actions of a counter', () => {
  test('a counter hands over once, whatever is sent again, and takes back what it handed over', async () => {
    const [first, second] = [await paid(), await paid()];
    const token = await paired(oven);
    const give = giveOf(first.id);
    const sent = [give, give, giveOf(first.id), giveOf(second.id)];
    const results = await send(token, sent);
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'already_done', 'done']);
    expect(results[2]?.handover).toMatchObject({ state: 'done', how: 'list', deviceName: 'Counter' });
    const undo = { token: give.token, do: 'undo' } as const;
    expect((await send(token, [undo, give])).map(({ outcome }) => outcome)).toEqual(['undone', 'undone']);
    expect((await ticketOf(first.order_code)).handovers[0]?.state).toBe('waiting');
    expect((await ticketOf(second.order_code)).handovers[0]).toMatchObject({ state: 'done', how: 'list' });
  });

  test('an order of another shop stays where it is, even if the phone names that shop', async () => {
    const order = await paid(sweets);
    const token = await paired(oven);
    expect(await send(token, [giveOf(order.id), giveOf(order.id, { store_id: sweets })])).toMatchObject([
      { outcome: 'refused' },
      { outcome: 'refused' },
    ]);
    expect((await ticketOf(order.order_code)).handovers[0]?.state).toBe('waiting');
  });

  test('a counter delivers nothing to a door, and a courier gives no pickup', async () => {
    const order = await paid();
    const [counter, courier] = [await paired(oven), await paired(null, 'courier')];
    expect(await send(counter, [giveOf(order.id, { kind: 'door' })])).toMatchObject([{ outcome: 'refused' }]);
    expect(await send(courier, [giveOf(order.id, { store_id: oven })])).toMatchObject([
      { outcome: 'refused' },
    ]);
  });

  test('an action that could not be stored is sent again later', async () => {
    const order = await paid();
    const token = await paired(oven);
    const { handovers } = booted.ports;
    const { handOver } = handovers;
    handovers.handOver = () => Promise.reject(new Error('nobody is there'));
    const actions = [giveOf(order.id), giveOf(order.id)];
    expect((await send(token, actions)).map(({ outcome }) => outcome)).toEqual(['try_again', 'try_again']);
    handovers.handOver = handOver;
    expect((await send(token, actions)).map(({ outcome }) => outcome)).toEqual(['done', 'already_done']);
  });

  test('a year that no clock shows keeps nothing from being stored, and counts as now', async () => {
    const token = await paired(oven);
    const [one, two] = [await paid(), await paid()];
    const before = Date.now();
    const actions = [giveOf(one.id, { at: '0000-01-01T00:00:00Z' }), giveOf(two.id)];
    const results = await send(token, actions);
    expect(results).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }]);
    const { handovers } = await ticketOf(one.order_code);
    expect(handovers[0]?.doneAt).toBeGreaterThanOrEqual(before - 1_000);
  });

  test('the actions of one request are done one after the other, so that other phones need not wait', async () => {
    const token = await paired(oven);
    const { handovers } = booted.ports;
    const { undo } = handovers;
    let [running, most, count] = [0, 0, 0];
    handovers.undo = async () => {
      [running, count] = [running + 1, count + 1];
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      return { ok: true, value: {} };
    };
    const undos = () =>
      Array.from({ length: 3 }, () => ({ token: crypto.randomUUID(), do: 'undo' }) as const);
    await Promise.all(Array.from({ length: 5 }, () => send(token, undos())));
    handovers.undo = undo;
    expect({ most, count }).toEqual({ most: 1, count: 15 });
  });

  test('a counter changes the stock of its own bags once, and never below zero', async () => {
    const [mine, other] = await driver.bags([
      { quantity: 2, store_id: oven },
      { quantity: 2, store_id: sweets },
    ]);
    const [many] = await driver.bags([{ quantity: 1_500, store_id: oven }]);
    const token = await paired(oven);
    const change = (bag: string, named: 'less' | 'more' | 'none'): CounterActionBody => ({
      token: crypto.randomUUID(),
      do: 'stock',
      bag_id: bag,
      change: named,
    });
    const stock = async () => {
      const left = await driver.stockOf([mine!.bag_id, other!.bag_id]);
      return [left.get(mine!.bag_id), left.get(other!.bag_id)];
    };
    const less = change(mine!.bag_id, 'less');
    await send(token, [less, less]);
    expect(await stock()).toEqual([1, 2]);
    const results = await send(token, [
      change(mine!.bag_id, 'none'),
      change(mine!.bag_id, 'less'),
      change(mine!.bag_id, 'more'),
      change(other!.bag_id, 'none'),
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'refused']);
    expect(await stock()).toEqual([1, 2]);
    await send(token, [change(many!.bag_id, 'more')]);
    expect((await driver.stockOf([many!.bag_id])).get(many!.bag_id)).toBe(1_501);
    const { data } = await driver.service
      .from('audit_log')
      .select('details')
      .eq('subject_id', mine!.bag_id)
      .order('id');
    expect(data?.map(({ details }) => (details as { quantity: number[] }).quantity)).toEqual([
      [2, 1],
      [1, 0],
      [0, 1],
    ]);
  });

  test('the bags that “None left” took are for sale again after its undo, once, and not when the stock has changed meanwhile', async () => {
    const [line] = await driver.bags([{ quantity: 11, store_id: oven }]);
    const bag = line!.bag_id;
    const token = await paired(oven);
    const none = (): CounterActionBody => ({
      token: crypto.randomUUID(),
      do: 'stock',
      bag_id: bag,
      change: 'none',
    });
    const undoOf = ({ token: taken }: CounterActionBody): CounterActionBody => ({ token: taken, do: 'undo' });
    const outcomes = async (actions: CounterActionBody[], by = token) =>
      (await send(by, actions)).map(({ outcome }) => outcome);
    const stock = async () => (await driver.stockOf([bag])).get(bag);

    const first = none();
    expect(await outcomes([first])).toEqual(['done']);
    expect(await outcomes([undoOf(first)], await paired(oven))).toEqual(['refused']);
    expect(await outcomes([undoOf(first), undoOf(first), first])).toEqual(['undone', 'undone', 'done']);
    expect(await stock()).toBe(11);

    const second = none();
    const more: CounterActionBody = { token: crypto.randomUUID(), do: 'stock', bag_id: bag, change: 'more' };
    expect(await outcomes([second, more, undoOf(second)])).toEqual(['done', 'done', 'refused']);
    expect(await stock()).toBe(1);

    const overtaken = none();
    expect(await outcomes([undoOf(overtaken), overtaken])).toEqual(['undone', 'done']);
    expect(await stock()).toBe(1);
  });
});

describe('live changes for phones and admins', () => {
  /** Counts the events of a stream until it is left. */
  async function follow(path: string, headers: Record<string, string>) {
    const response = await booted.app.request(path, { headers });
    let text = '';
    let isOver = false;
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const readOn = async (): Promise<void> => {
      const { done, value } = await reader.read();
      text += value ?? '';
      isOver = done;
      if (!done) await readOn();
    };
    text += (await reader.read()).value ?? '';
    void readOn().catch(() => {});
    return {
      status: response.status,
      count: () => text.split('event: handover').length - 1,
      isOver: () => isOver,
      leave: () => void reader.cancel(),
    };
  }
  const soon = (check: () => unknown) => expect.poll(check, { timeout: 2_000, interval: 20 });

  test('a counter is notified of its own orders and handovers alone, a courier of deliveries, an admin of all changes', async () => {
    const [own, other, courier] = [await paired(oven), await paired(sweets), await paired(null, 'courier')];
    const streams = await Promise.all([
      follow(COUNTER_CHANGES_PATH, device(own)),
      follow(COUNTER_CHANGES_PATH, device(other)),
      follow(COUNTER_CHANGES_PATH, device(courier)),
      follow(STREAM_PATH, { authorization: `Bearer ${admin.token}` }),
    ]);
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const counts = () => streams.map((stream) => stream.count());
    const order = await paid(oven);
    await soon(counts).toEqual([1, 0, 0, 0]);
    await send(own, [giveOf(order.id)]);
    await soon(counts).toEqual([2, 0, 0, 1]);
    await driver.service.from('orders').update({ status: 'refund_due' }).eq('id', order.id);
    const waiting = await paid(sweets);
    await soon(counts).toEqual([2, 1, 0, 1]);
    await driver.service.from('orders').update({ status: 'refund_due' }).eq('id', waiting.id);
    await soon(counts).toEqual([2, 2, 0, 2]);
    for (const stream of streams) stream.leave();
  });

  test('a stream says nothing of the order, and ends when the phone is revoked', async () => {
    const token = await paired(oven);
    const stream = await follow(COUNTER_CHANGES_PATH, device(token));
    await admin.client.rpc('revoke_device', { p_device: (await counterOf(token)).state!.device.id });
    await soon(() => [stream.count(), stream.isOver()]).toEqual([1, true]);
    expect((await call(booted.backend, { path: COUNTER_CHANGES_PATH, headers: device(token) })).status).toBe(
      403,
    );
    expect((await call(booted.backend, { path: COUNTER_CHANGES_PATH, as: rima })).status).toBe(401);
  });
});

describe('the ticket', () => {
  test('a ticket is signed for the shop’s phone, which verifies it without the server', async () => {
    const order = await paid();
    const { state } = await counterOf(await paired(oven));
    const { handovers } = await ticketOf(order.order_code);
    const keys = await Promise.all(state!.publicKeys.map(importPublicKey));
    const known = keys.filter((key) => key !== null);
    const ticket = await verifyTicket(handovers[0]!.qr!, known);
    expect(ticket).toMatchObject({
      orderId: order.id,
      storeId: oven,
      codeEnd: order.order_code.slice(-4),
      pieces: 1,
      window: { start: expect.any(Number) as number },
    });
    expect(handovers[0]!.qr!.length).toBeLessThanOrEqual(180);
    expect(handovers[0]!.hasCounter).toBe(true);
    const [letter] = handovers[0]!.qr!;
    expect(await verifyTicket((letter === '0' ? '1' : '0') + handovers[0]!.qr!.slice(1), known)).toBeNull();
  });

  test('the ticket of a cancelled order is not signed, because a phone without a connection would believe it', async () => {
    await paired(oven);
    const order = await paid();
    await driver.service.from('orders').update({ status: 'refund_due' }).eq('id', order.id);
    expect((await ticketOf(order.order_code)).handovers).toMatchObject([{ state: 'cancelled', qr: null }]);
  });

  test('a ticket has an end also if its bag names no hours', async () => {
    const now = Date.now();
    const bags = await driver.bags([{ quantity: 5, store_id: oven }]);
    const order = await driver.place(rima.id, bags, now);
    await driver.markPaid(admin.id, order.order_code, now);
    const { state } = await counterOf(await paired(oven));
    const { handovers } = await ticketOf(order.order_code);
    const keys = (await Promise.all(state!.publicKeys.map(importPublicKey))).filter((key) => key !== null);
    const ticket = await verifyTicket(handovers[0]!.qr!, keys);
    expect(Math.abs((ticket?.window?.end ?? 0) - now - 24 * HOUR)).toBeLessThan(2 * 60_000);
    expect(Math.abs((ticket?.window?.start ?? 0) - now)).toBeLessThan(2 * 60_000);
  });

  test('a ticket belongs to its buyer alone', async () => {
    const order = await paid();
    expect((await ticketOf(order.order_code, omar)).status).toBe(404);
    expect((await ticketOf(order.order_code, admin)).status).toBe(404);
    const body = { order_code: order.order_code, store_id: sweets, token: crypto.randomUUID() };
    expect((await call(booted.backend, { path: RECEIVED_PATH, body, as: omar })).status).toBe(404);
  });

  test('a ticket of a shop without a phone has no QR code, and the buyer confirms it', async () => {
    const { data } = await driver.service.from('stores').insert({ name: 'Stall' }).select('id').single();
    const stall = String(data!.id);
    const order = await paid(stall, {}, { at: Date.now() - HOUR });
    expect((await ticketOf(order.order_code)).handovers).toMatchObject([{ hasCounter: false, qr: null }]);
    const body = { order_code: order.order_code, store_id: stall, token: crypto.randomUUID() };
    const confirm = () => call(booted.backend, { path: RECEIVED_PATH, body, as: rima });
    const [first, again] = [await confirm(), await confirm()];
    expect(first).toMatchObject({ status: 200, body: { handover: { state: 'done', how: 'buyer' } } });
    expect(again).toEqual(first);
    const other = { ...body, token: crypto.randomUUID() };
    expect(await call(booted.backend, { path: RECEIVED_PATH, body: other, as: rima })).toMatchObject({
      status: 409,
      body: { code: 'already_done', handover: { state: 'done' } },
    });
    const earlier = { at: iso(Date.now() - HOUR) };
    for (let time = 0; time < 3; time += 1) {
      const repeated = { ...body, ...earlier, token: crypto.randomUUID() };
      expect(await call(booted.backend, { path: RECEIVED_PATH, body: repeated, as: rima })).toMatchObject({
        status: 409,
        body: { code: 'already_done' },
      });
    }
    const { data: board } = await admin.client.rpc('handover_board');
    const { conflicts } = board as { conflicts: { order_code: string }[] };
    expect(conflicts.filter(({ order_code }) => order_code === order.order_code)).toHaveLength(1);
    await paired(stall);
    const later = await paid(stall);
    // Its token is that of another order.
    const borrowed = { ...body, order_code: later.order_code };
    expect(await call(booted.backend, { path: RECEIVED_PATH, body: borrowed, as: rima })).toMatchObject({
      status: 409,
      body: { code: 'counter_confirms' },
    });
    expect(
      await call(booted.backend, {
        path: RECEIVED_PATH,
        body: { ...body, order_code: later.order_code, token: crypto.randomUUID() },
        as: rima,
      }),
    ).toMatchObject({ status: 409, body: { code: 'counter_confirms' } });
  });

  test('a buyer’s confirmation in the year zero is one of now', async () => {
    const { data } = await driver.service.from('stores').insert({ name: 'Corner' }).select('id').single();
    const order = await paid(String(data!.id));
    const body = {
      order_code: order.order_code,
      store_id: String(data!.id),
      token: crypto.randomUUID(),
      at: '0000-01-01T00:00:00Z',
    };
    expect(await call(booted.backend, { path: RECEIVED_PATH, body, as: rima })).toMatchObject({
      status: 200,
      body: { handover: { state: 'done' } },
    });
  });

  test('an admin’s board has every handover of today and each conflict, and an admin corrects them', async () => {
    const order = await paid(oven, {}, { at: Date.now() - HOUR });
    const [one, two] = [await paired(oven, 'counter', 'One'), await paired(oven, 'counter', 'Two')];
    await send(one, [giveOf(order.id)]);
    await send(two, [giveOf(order.id, { at: iso(Date.now() - 10 * 60_000) })]);
    interface Board {
      handovers: { id: string; order_code: string; state: string }[];
      conflicts: { conflict: string; order_code: string; device: string; again_device: string }[];
    }
    const board = async () => (await admin.client.rpc('handover_board')).data as Board;
    const { handovers, conflicts } = await board();
    const row = handovers.find(({ order_code }) => order_code === order.order_code)!;
    const conflict = conflicts.find(({ order_code }) => order_code === order.order_code)!;
    expect([row.state, conflict.device, conflict.again_device]).toEqual(['done', 'One', 'Two']);
    const settle = () =>
      admin.client.rpc('settle_conflict', {
        p_conflict: conflict.conflict,
        p_note: 'A second bag was given',
      });
    expect([(await settle()).data, (await settle()).data]).toEqual([true, false]);
    expect((await board()).conflicts).not.toContainEqual(conflict);
    const mark = (p_state: string, p_reason: string) =>
      admin.client.rpc('mark_handover', { p_handover: row.id, p_state, p_reason });
    expect((await mark('missed', ' ')).data).toEqual({ refused: 'malformed' });
    expect((await mark('missed', 'Nobody came')).data).toMatchObject({ state: 'missed' });
    expect((await mark('done', 'They came later')).data).toMatchObject({ state: 'done', how: 'admin' });
  });
});

test('late deliveries are counted, and listed before the newest orders', async () => {
  const minutesAgo = (minutes: number) => iso(Date.now() - minutes * 60_000);
  const delivery = async (due: number, state: 'waiting' | 'done' | 'missed' = 'waiting') => {
    const place = {
      delivery_method: 'delivery',
      delivery_area: 'mina',
      delivery_address: 'Street: Port Said',
    };
    const order = await paid(oven, { ...place, fee_cents: 170, amount_cents: 450 + 170 });
    const done = { done_at: minutesAgo(0), how: 'admin', token: crypto.randomUUID() };
    const { error } = await driver.service
      .from('handovers')
      .update({ due_end: minutesAgo(due), state, ...(state === 'done' && done) })
      .match({ order_id: order.id, kind: 'door' });
    expect(error).toBeNull();
    return order.order_code;
  };
  const count = async () => (await admin.client.rpc('admin_counts')).data.today as number;
  const before = await count();
  const codes = {
    missed: await delivery(150, 'missed'),
    late: await delivery(31),
    later: await delivery(2),
    inTime: await delivery(-5),
    done: await delivery(40, 'done'),
  };
  const pickup = await paid(oven, {}, { at: Date.now() - HOUR });
  expect(await count()).toBe(before + 3);

  interface Page {
    orders: {
      id: string;
      order_code: string;
      door: { kind: string; state: string; due_end: string } | null;
    }[];
    total: number;
  }
  const page = async (filter: object, start = 0, limit = 50) =>
    (await admin.client.rpc('admin_orders', { p_filter: filter, p_start: start, p_limit: limit }))
      .data as Page;
  const own = { words: ['rima'], from: iso(Date.now() - 2 * HOUR) };
  const { orders, total } = await page(own);
  const listed = orders.map(({ order_code }) => order_code);
  const late = [codes.missed, codes.late, codes.later];
  expect(listed.filter((code) => late.includes(code))).toEqual(late);
  expect(listed.indexOf(codes.later)).toBeLessThan(listed.indexOf(pickup.order_code));
  expect(orders.find(({ order_code }) => order_code === codes.late)?.door).toMatchObject({
    kind: 'door',
    state: 'waiting',
  });
  expect(orders.find(({ id }) => id === pickup.id)?.door).toBeNull();
  const paged = [await page(own, 0, 2), await page(own, 2, 1000)];
  expect(paged.flatMap((part) => part.orders.map(({ order_code }) => order_code))).toEqual(listed);
  expect(paged.map((part) => part.total)).toEqual([total, total]);
  const oldest = await page({ ...own, ascending: true });
  expect(oldest.orders.map(({ order_code }) => order_code).filter((code) => late.includes(code))).toEqual(
    late,
  );
  expect(oldest.total).toBe(total);
});

describe('the night before four o’clock', () => {
  /** A quarter past three of the next morning in Beirut: still the same day of work. */
  const NIGHT = Date.parse(`${addDays(dayOfWork(Date.now()), 3)}T01:15:00Z`);
  const MORNING = NIGHT + HOUR;
  const codesAt = async (at: number) => {
    const { data: phone } = await driver.service
      .from('devices')
      .insert({ kind: 'courier', name: 'Hassan' })
      .select('id')
      .single();
    const { deliveries } = await driver.call<{ deliveries: { order_code: string }[] }>('courier_state', {
      p_device: phone!.id,
      p_now: iso(at),
    });
    const { data } = await admin.client.rpc('handover_board', { p_now: iso(at) });
    return {
      courier: deliveries.map(({ order_code }) => order_code),
      board: (data as { handovers: { order_code: string }[] }).handovers.map(({ order_code }) => order_code),
    };
  };
  const placedAt = async (at: number, start: number, changes: object) => {
    const window = { pickup_start: iso(start), pickup_end: iso(start + 2 * HOUR) };
    const [line] = await driver.bags([{ quantity: 5, store_id: oven, ...window }]);
    const order = await driver.place(rima.id, [line!], at, changes);
    expect(order.refused).toBeUndefined();
    await driver.markPaid(admin.id, order.order_code, at);
    return order.order_code;
  };

  test('a handover that begins before four is work of this night, and one that begins later is not', async () => {
    const delivery = {
      delivery_method: 'delivery',
      delivery_area: 'mina',
      fee_cents: 170,
      amount_cents: 450 + 170,
    };
    const tonight = await placedAt(NIGHT, NIGHT - HOUR, delivery);
    const tomorrow = await placedAt(MORNING, NIGHT - HOUR, delivery);
    const pickup = await placedAt(NIGHT, NIGHT - HOUR, {});
    const [night, morning] = [await codesAt(NIGHT), await codesAt(MORNING)];
    for (const list of [night.courier, night.board]) {
      expect(list).toContain(tonight);
      expect(list).not.toContain(tomorrow);
    }
    expect(night.board).toContain(pickup);
    for (const list of [morning.courier, morning.board]) {
      expect(list).toEqual(expect.arrayContaining([tonight, tomorrow]));
    }
  });
});

test('an order that is refunded while its handover changes has no handover that is open', async () => {
  const orders = await Promise.all(
    Array.from({ length: 4 * raceRounds }, async (_, turn) => {
      const order = await paid();
      const { data } = await driver.service.from('handovers').select('id').eq('order_id', order.id).single();
      const device = await driver.counterPhone(oven, `Phone ${turn}`);
      const token = crypto.randomUUID();
      await driver.handOver(order.id, oven, Date.now(), { p_token: token, p_device: device });
      return { id: order.id, handover: String(data!.id), token, device };
    }),
  );
  await Promise.all(
    orders.flatMap(({ id, handover, token, device: p_device }, turn) => [
      turn % 2 === 0
        ? admin.client.rpc('mark_handover', {
            p_handover: handover,
            p_state: 'missed',
            p_reason: 'Nobody came',
          })
        : driver.call('undo_handover', { p_token: token, p_device }),
      driver.service.from('orders').update({ status: 'refund_due' }).eq('id', id),
    ]),
  );
  const ids = orders.map(({ id }) => id);
  const { data } = await driver.service.from('handovers').select('state').in('order_id', ids);
  expect(data!.filter(({ state }) => state !== 'done' && state !== 'cancelled')).toEqual([]);
});
