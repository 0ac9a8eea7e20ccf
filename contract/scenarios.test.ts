/** The scenarios of the mocks other than `calm`. */
import { SURPRISE_BAGS_PATH, type BagRow } from '@zawadeh/domain';
import type { Scenario } from '@zawadeh/mocks';
import { expect, test } from 'vitest';
import { call } from '../apps/server/src/testing/shopClient.ts';
import { openMockBackend } from './mockBackend.ts';

const bagsIn = async (scenario: Scenario) =>
  (await call(openMockBackend(Date.now, scenario), { path: SURPRISE_BAGS_PATH })).body as BagRow[];

test('no bag has more than one in the scenario with the last bag of each', async () => {
  expect(Math.max(...(await bagsIn('lastBag')).map(({ quantity }) => quantity))).toBe(1);
});

test('no bag has stock or a restock time in the sold-out scenario', async () => {
  const rows = await bagsIn('soldOut');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ quantity, restock_time }) => quantity === 0 && restock_time === null)).toBe(true);
});

test('there are no bags in the empty scenario', async () => {
  expect(await bagsIn('everythingEmpty')).toEqual([]);
});

test.each([
  ['down', { status: 503 }],
  ['html', { status: 200, headers: new Headers({ 'content-type': 'text/html' }) }],
  ['offline', { type: 'error' }],
] as const)('no answer can be read in the scenario %s', async (scenario, answer) => {
  const backend = openMockBackend(Date.now, scenario);
  expect(await backend.send(new Request(backend.origin + SURPRISE_BAGS_PATH))).toMatchObject(answer);
});
