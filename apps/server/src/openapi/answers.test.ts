import { expect, test } from 'vitest';
import { resultOf } from '../database/callResult.ts';
import type { OrderResult } from '../database/orders.ts';
import { offlinePorts } from '../testing/offlinePorts.ts';
import {
  ask,
  offline,
  called,
  JSON_TYPE,
  picture,
  validRequest,
  tokenFor,
  TOKEN,
  undocumentedParts,
  healthy,
} from './testing/requests.ts';
import { firstExample, named } from './testing/described.ts';

const jsonCalls = named.filter(([, described]) => firstExample(described) !== undefined);
const protectedCalls = named.filter(([, { operation }]) => operation.security.length > 0);

test.each(named)('%s succeeds as described', async (_, described) => {
  const answer = await ask(healthy, described, validRequest(described));
  expect(answer.status).toBeLessThan(300);
  expect(await undocumentedParts(described.operation, answer)).toEqual([]);
});

test.each(protectedCalls)('%s is rejected without a token, as described', async (_, described) => {
  const answer = await ask({}, described);
  expect(answer.status).toBe(401);
  expect(await undocumentedParts(described.operation, answer)).toEqual([]);
});

test.each(named.filter(([, { operation }]) => operation.security.length === 0))(
  '%s answers without a token',
  async (_, described) => {
    const { body = null } = validRequest(described);
    const init = described.method === 'post' ? { headers: JSON_TYPE, body } : {};
    expect((await ask(healthy, described, init)).status).toBe(200);
  },
);

test.each(
  named.filter(([, { operation }]) => operation.security.some((way) => way.token?.includes('admin'))),
)('%s is rejected for members, as described', async (_, described) => {
  const people = { ...offlinePorts.people, isAdmin: async () => false, runsStore: async () => false };
  const answer = await ask({ ...healthy, people }, described, { headers: TOKEN });
  expect(answer.status).toBe(403);
  expect(await undocumentedParts(described.operation, answer)).toEqual([]);
});

const WRONG: ReadonlyArray<readonly [status: number, headers: Record<string, string>, body: string]> = [
  [400, JSON_TYPE, '{'],
  [400, JSON_TYPE, '[]'],
  [400, JSON_TYPE, '{"surprise":1}'],
  [413, JSON_TYPE, JSON.stringify('x'.repeat(70_000))],
  [415, { 'content-type': 'text/plain' }, '{}'],
];

test.each(jsonCalls)('%s rejects an invalid body, as described', async (_, described) => {
  for (const [status, headers, body] of WRONG) {
    const answer = await ask(healthy, described, { headers: { ...tokenFor(described), ...headers }, body });
    expect(answer.status).toBe(status);
    expect(await undocumentedParts(described.operation, answer)).toEqual([]);
  }
});

test.each(protectedCalls)('%s fails as described without the database', async (_, described) => {
  const answer = await ask({ ...healthy, ...offline }, described, validRequest(described));
  expect(answer.status).toBe(500);
  expect(await undocumentedParts(described.operation, answer)).toEqual([]);
});

test('a rejected order comes with the real figures, as described', async () => {
  const refused = {
    refused: 'price_changed',
    amount_cents: 1_170,
    fee_cents: 170,
    lines: [{ bag_id: 'b', unit_price_cents: 500, available: 3 }],
  };
  const orders = {
    ...offlinePorts.orders,
    place: async () => resultOf<OrderResult, typeof refused>(refused),
  };
  const described = called('placeOrder');
  const answer = await ask({ ...healthy, orders }, described, validRequest(described));
  expect(answer.status).toBe(409);
  expect(await undocumentedParts(described.operation, answer)).toEqual([]);
});

test.each([
  [413, 'image/png', new Uint8Array(2 * 1024 * 1024 + 1)],
  [415, 'image/png', new Uint8Array(100)],
  [415, 'text/html', picture],
  [422, 'image/png', picture.subarray(0, 40)],
])('an invalid picture is rejected with %d, as described', async (status, type, body) => {
  const described = called('storePicture');
  const answer = await ask(healthy, described, { headers: { ...TOKEN, 'content-type': type }, body });
  expect(answer.status).toBe(status);
  expect(await undocumentedParts(described.operation, answer)).toEqual([]);
});

test('an undocumented answer would be found', async () => {
  const { operation } = called('isAlive');
  const seen = (body: object, status = 200) => undocumentedParts(operation, Response.json(body, { status }));
  expect(await seen({ status: 'alive' })).toEqual([]);
  expect(await seen({ status: 'alive', mood: 'good' })).toEqual(['it.mood is not described']);
  expect(await seen({})).toEqual(['it.status is missing']);
  expect(await seen({ status: 'alive' }, 202)).toEqual(['202 application/json']);
});
