/** What a signed-in user may send to the calls: other prices, other users' codes, bodies that are not JSON. */
import {
  CANCEL_PATH,
  CHECKOUT_PATH,
  isOrderCode,
  MESSAGE_PATH,
  ORDER_STATUS_PATH,
  PAYMENT_PATH,
  PROFILE_PATH,
} from '@zawadeh/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { openOrderDriver } from '../testing/orderDriver.ts';
import type { LineRequest } from '../testing/shopClient.ts';
import { withoutBuyerLimits } from '../testing/withoutBuyerLimits.ts';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { join } from '../testing/users.ts';
import { openAttack } from './testing/attacker.ts';

type Body = Record<string, unknown>;

/** Two bags of $4.50 delivered to Mina: $9.00 and $1.70. */
const order = (changed: Body = {}): Body => ({
  user_id: rima.id,
  bag_id: line.bag_id,
  qty: 2,
  delivery_method: 'delivery',
  delivery_area: 'mina',
  customer_name: 'Rima',
  customer_email: rima.email,
  whatsapp_phone: '+96170123456',
  delivery_address: 'Port street',
  delivery_fee: 1.7,
  amount: 10.7,
  currency: 'USD',
  details: [{ bagId: line.bag_id, quantity: 2, unitPrice: 4.5 }],
  ...changed,
});

const booted = await bootForFile();
const attack = await openAttack(booted);
// No buyer limits, so that each attack is rejected for its own reason and not for the number of attacks before it.
await withoutBuyerLimits(booted.embedded.database);
const driver = openOrderDriver(booted);
const rima = await join(booted, 'rima@example.com');
const omar = await join(booted, 'omar@example.com');
const [line] = (await driver.bags([{ quantity: 500 }])) as [LineRequest];
const placed = await attack.send(CHECKOUT_PATH, { as: rima, body: order() });
const code = String((JSON.parse(placed.text) as Body).order_code);

async function stored(): Promise<string> {
  const tables = [
    'orders',
    'order_lines',
    'payment_attempts',
    'messages',
    'users',
    'surprise_bags',
    'audit_log',
  ];
  const rows = tables.map(async (table) => {
    const { data, error } = await driver.service.from(table).select('*');
    if (error) throw error;
    return data.map((row: object) => JSON.stringify(row)).toSorted();
  });
  return JSON.stringify(await Promise.all(rows));
}

test('the unchanged order is accepted: those below are rejected for their change', () => {
  expect(isOrderCode(code)).toBe(true);
});

describe('orders that are not placed', () => {
  const details = (changed: Body) => ({
    details: [{ bagId: line.bag_id, quantity: 2, unitPrice: 4.5, ...changed }],
  });
  const twice = (bagId: string) => ({
    details: [line.bag_id, bagId].map((id) => ({ bagId: id, quantity: 2, unitPrice: 4.5 })),
  });

  let before: string;
  beforeAll(async () => {
    before = await stored();
  });
  // What each reader refuses, and each fee and price, are tried in the domain and in orders/agreement.db.test.ts.
  test.each<[string, () => Body]>([
    ['for 0.01', () => ({ amount: 0.01 })],
    ['for NaN', () => ({ amount: 'NaN' })],
    ['for a list of one price', () => ({ amount: [10.7] })],
    ['in another currency', () => ({ currency: 'LBP' })],
    ['brought for nothing', () => ({ delivery_fee: 0, amount: 9 })],
    ['brought for less than nothing', () => ({ delivery_fee: -8.99, amount: 0.01 })],
    ['brought for a fee that no area has', () => ({ delivery_area: undefined, delivery_fee: 0, amount: 9 })],
    ['collected, with a fee all the same', () => ({ delivery_method: 'pickup', delivery_area: undefined })],
    ['at another price of a bag', () => ({ ...details({ unitPrice: 0.01 }), amount: 1.72 })],
    ['of minus two bags', () => ({ ...details({ quantity: -2 }), qty: -2, amount: 0 })],
    ['of half a bag', () => ({ ...details({ quantity: 0.5 }), qty: 0.5, amount: 3.95 })],
    ['of more than there are', () => ({ ...details({ quantity: 999 }), qty: 999, amount: 4497.2 })],
    ['of a line that says another quantity', () => ({ qty: 1 })],
    ['of one bag in two spellings', () => ({ ...twice(line.bag_id.toUpperCase()), amount: 19.7 })],
    ['of one bag in two spellings, with a space', () => ({ ...twice(` ${line.bag_id}`), amount: 19.7 })],
    ['for another buyer', () => ({ user_id: omar.id })],
    ['with a status of its own', () => ({ status: 'paid' })],
    ['with a line that brings its own title', () => details({ title: 'x' })],
  ])('no order is placed %s', async (_name, changed) => {
    const { status } = await attack.send(CHECKOUT_PATH, { as: rima, body: order(changed()) });
    expect([400, 403, 409]).toContain(status);
  });

  test('no order is placed for the second of two amounts', async () => {
    const body = JSON.stringify(order()).replace('"amount":10.7', '"amount":10.7,"amount":0.01');
    expect((await attack.send(CHECKOUT_PATH, { as: rima, body })).status).toBe(409);
  });

  test.each([0.01, -10.7, 0, '12', 1e9, 'NaN'])('no order is paid for %s', async (amount) => {
    const body = { amount, currency: 'USD', user_id: rima.id, order_id: code };
    expect([400, 409]).toContain((await attack.send(PAYMENT_PATH, { as: rima, body })).status);
  });

  test('none of the rejected orders and payments left a trace', async () => {
    expect(await stored()).toBe(before);
  });
});

describe('hostile text', () => {
  const INJECTIONS = [
    `'; drop table public.orders; --`,
    `' or '1'='1`,
    `x'), ('${'0'.repeat(8)}`,
    `$$; select pg_sleep(9); $$`,
    `\\'; update public.users set role = 'admin'; --`,
    `"; delete from public.users; --`,
    `%00`,
    'a\u0000b',
    'a\ud800b',
    'a\r\nset-cookie: session=1\r\n\r\nb',
    '\u202egnp.exe\u2066',
  ];
  const bodies: Record<string, () => Body> = {
    [CHECKOUT_PATH]: () => order({ language: 'en' }),
    [PAYMENT_PATH]: () => ({ amount: 10.7, currency: 'USD', user_id: rima.id, order_id: code }),
    [ORDER_STATUS_PATH]: () => ({ order_code: code, user_id: rima.id, reason: 'x' }),
    [CANCEL_PATH]: () => ({ order_code: code }),
    [PROFILE_PATH]: () => ({ id: rima.id, email: rima.email, name: 'Rima', phone: '1', role: 'user' }),
    [MESSAGE_PATH]: () => ({ to: '+96170123456', message: 'Hello' }),
  };

  test.each(Object.keys(bodies))('hostile text in %s is stored as text or rejected', async (path) => {
    const body = bodies[path]?.() ?? {};
    for (const field of Object.keys(body)) {
      for (const injection of INJECTIONS) {
        const sent = { ...body, [field]: injection };
        const { status, headers } = await attack.send(path, { as: rima, body: sent });
        expect([field, injection, status < 429]).toEqual([field, injection, true]);
        expect(headers.get('set-cookie')).toBeNull();
      }
    }
    const { data: admins } = await driver.service.from('users').select('id').eq('role', 'admin');
    expect(admins).toEqual([]);
    const { data: orders } = await driver.service.from('orders').select('customer_name, delivery_address');
    expect(orders?.length).toBeGreaterThan(0);
    // A name is one line without direction marks that would reverse other text.
    expect(JSON.stringify(orders)).not.toMatch(/\\[rnu]|[\u202a-\u202e\u2066-\u2069]/);
  });

  const key = (value: string) =>
    attack.send(CHECKOUT_PATH, { as: rima, body: order(), headers: { 'idempotency-key': value } });

  test.each([`'; drop table public.orders; --`, 'x'.repeat(100), 'é'])(
    'the key %.40j is a key',
    async (value) => {
      expect([200, 409]).toContain((await key(value)).status);
    },
  );

  test('a key that is too long is rejected, and one with a line break cannot be sent', async () => {
    expect((await key('x'.repeat(101))).status).toBe(400);
    await expect(key('a\r\nx-admin: 1')).rejects.toThrow(TypeError);
  });
});

test('no answer contained a secret or internals of the server', () => {
  expect(attack.leaks).toEqual([]);
});
