/** Malformed requests: deep JSON, line breaks in headers and bodies, long and slow requests, and guesses. */
import net from 'node:net';
import {
  CANCEL_PATH,
  CHECKOUT_PATH,
  MESSAGE_PATH,
  ORDER_STATUS_PATH,
  PAYMENT_PATH,
  PROFILE_PATH,
} from '@zawadeh/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../listen.ts';
import type { Listener } from '../listen.ts';
import { offlinePorts } from '../testing/offlinePorts.ts';
import { resultOf } from '../database/callResult.ts';
import type { OrderResult } from '../database/orders.ts';
import { serverWith } from '../testing/serverWith.ts';

const ME = '11111111-1111-4111-8111-111111111111';
const BAG = '22222222-2222-4222-8222-222222222222';

const reached: string[] = [];
const app = serverWith({
  orders: {
    ...offlinePorts.orders,
    place: async () => {
      reached.push('place');
      return resultOf<OrderResult, object>({ refused: 'price_changed' });
    },
    state: async () => resultOf<OrderResult, object>({ refused: 'unknown_order' }),
  },
  people: { ...offlinePorts.people, isAdmin: async () => false },
  identify: async (token) => ({ id: token, email: 'rima@example.com' }),
});

let calls = 0;
/** Another address each time unless one is given: rate limits have tests of their own. */
const post = (path: string, body: BodyInit, { from = `2001:db8:0:${calls++}::1`, id = ME } = {}) =>
  app.request(
    path,
    { method: 'POST', headers: { authorization: `Bearer ${id}`, 'content-type': 'application/json' }, body },
    { peerAddress: from },
  );

const order = JSON.stringify({
  user_id: ME,
  bag_id: BAG,
  qty: 1,
  delivery_method: 'pickup',
  customer_name: 'Rima',
  customer_email: 'rima@example.com',
  whatsapp_phone: '+96170123456',
  delivery_address: 'N/A',
  delivery_fee: 0,
  amount: 4.5,
  currency: 'USD',
  details: [{ bagId: BAG, quantity: 1, unitPrice: 4.5 }],
});

describe('unusual JSON', () => {
  const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const changed = (from: string, to: string) => {
    if (!order.includes(from)) throw new Error(`${from} is not in the order.`);
    return order.replace(from, to);
  };

  test('the unchanged order is accepted', async () => {
    expect((await post(CHECKOUT_PATH, order)).status).toBe(409);
    expect(reached.splice(0)).toEqual(['place']);
  });

  test.each<[string, BodyInit]>([
    ['ten thousand lists deep', lists(10_000)],
    ['ten thousand objects deep', objects(10_000)],
    ['ten thousand deep where a name should be', changed('"Rima"', lists(10_000))],
    ['ten thousand deep where a line should be', changed('{"bagId"', `${objects(10_000)},{"bagId"`)],
    ['with a number without end', changed('4.5', '1e400')],
    ['with a number of a thousand digits', changed('4.5', '9'.repeat(1_000))],
    ['with NaN', changed('4.5', 'NaN')],
    ['with a prototype', changed('{', '{"__proto__":{"role":"admin"},')],
    ['with a constructor', changed('{', '{"constructor":{"prototype":{"isAdmin":true}},')],
    ['with a prototype for a line', changed('{"bagId"', '{"__proto__":{"unitPrice":0},"bagId"')],
    ['whose list is an object', changed('[{', '{"0":{').replace('}]', '},"length":1}')],
    ['with bytes that are no UTF-8', Uint8Array.from([...Buffer.from('{"to":"'), 0xc0, 0xaf, 0x22, 0x7d])],
    ['in UTF-16', Uint8Array.from(Buffer.from(`\ufeff${order}`, 'utf16le'))],
    ['with a comment', `/* */${order}`],
    ['twice', `${order}${order}`],
  ])('%s is rejected, and the server still works', async (_name, body) => {
    for (const path of [
      CHECKOUT_PATH,
      CANCEL_PATH,
      PAYMENT_PATH,
      ORDER_STATUS_PATH,
      PROFILE_PATH,
      MESSAGE_PATH,
    ]) {
      const answer = await post(path, body, { id: crypto.randomUUID() });
      expect([path, answer.status]).toEqual([path, 400]);
      expect(await answer.json()).toMatchObject({ code: 'malformed' });
    }
    expect(reached).toEqual([]);
    expect(['role' in {}, 'isAdmin' in {}, 'unitPrice' in {}]).toEqual([false, false, false]);
  });
});

describe('on the wire', () => {
  let listener: Listener;
  beforeAll(async () => {
    listener = await listen('127.0.0.1', 0);
    listener.answerWith((request, peer) => app.fetch(request, peer));
  });
  afterAll(() => listener.stop());

  const line = `POST ${CHECKOUT_PATH} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${ME}\r\ncontent-type: application/json\r\n`;
  const length = `content-length: ${order.length}\r\n`;

  /** Everything received until the server closes the connection or sends nothing more. */
  const exchange = (request: string, quietMs = 400): Promise<string> =>
    new Promise((resolve) => {
      let received = '';
      const socket = net.connect(listener.port, '127.0.0.1', () => socket.write(request));
      socket.setTimeout(quietMs, () => socket.destroy());
      socket.on('data', (bytes) => (received += bytes.toString('latin1')));
      socket.on('error', () => {});
      socket.on('close', () => resolve(received));
    });
  const statusesIn = (received: string) =>
    [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

  test('a valid request is answered', async () => {
    expect(statusesIn(await exchange(`${line}${length}\r\n${order}`))).toEqual([409]);
    expect(reached.splice(0)).toEqual(['place']);
  });

  test.each<[string, string, number[]]>([
    ['a header of 20 KB', `${line}${length}x-long: ${'x'.repeat(20_000)}\r\n\r\n${order}`, [431]],
    ['an address of 100 KB', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, [431]],
    ['a key with half a line break', `${line}${length}idempotency-key: a\nx: b\r\n\r\n${order}`, [400]],
    ['a key with the other half', `${line}${length}idempotency-key: a\rx: b\r\n\r\n${order}`, [400]],
    ['a key with nothing in it', `${line}${length}idempotency-key: a\0b\r\n\r\n${order}`, [400]],
    ['two lengths', `${line}${length}content-length: 1\r\n\r\n${order}`, [400]],
    [
      'a length and chunks',
      `${line}${length}transfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
      [400],
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', [400]],
    ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00', [400]],
  ])('%s is rejected, and no order is placed', async (_name, request, statuses) => {
    expect(statusesIn(await exchange(request))).toEqual(statuses);
    expect(reached).toEqual([]);
  });

  test('endless bodies do not block other requests', async () => {
    const slow = Array.from({ length: 60 }, () => exchange(`${line}${length}\r\n{`, 1_500));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(statusesIn(await exchange('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'))).toEqual([200]);
    await Promise.all(slow);
    expect(reached).toEqual([]);
  });
});
