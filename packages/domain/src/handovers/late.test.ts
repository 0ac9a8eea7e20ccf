import { expect, test } from 'vitest';
import type { Handover } from './handover.ts';
import { isLate, lateness } from './late.ts';

const DUE = Date.parse('2026-11-25T18:31:00+02:00');
const MINUTE = 60_000;
const door = { kind: 'door', state: 'waiting', dueEnd: DUE } as const;

test.each<[string, Partial<Pick<Handover, 'kind' | 'state'>>, number, boolean]>([
  ['at the promised time', {}, DUE, false],
  ['before a whole minute has passed', {}, DUE + MINUTE - 1, false],
  ['a minute after it', {}, DUE + MINUTE, true],
  ['at the shop, which still has its bags', { kind: 'courier' }, DUE + MINUTE, true],
  ['missed, which can still be brought', { state: 'missed' }, DUE + 3 * 60 * MINUTE, true],
  ['missed, on the next morning', { state: 'missed' }, DUE + 10 * 60 * MINUTE, false],
  ['never brought, on the next morning', {}, DUE + 10 * 60 * MINUTE, false],
  ['delivered', { state: 'done' }, DUE + MINUTE, false],
  ['cancelled', { state: 'cancelled' }, DUE + MINUTE, false],
  ['as a pickup, which is missed by its own rule', { kind: 'pickup' }, DUE + MINUTE, false],
  ['as a gift, which no buyer waits for', { kind: 'gift' }, DUE + MINUTE, false],
])('whether a delivery is late %s', (_when, changes, now, expected) => {
  expect(isLate({ ...door, ...changes }, now)).toBe(expected);
});

test.each([
  [1, { unit: 'minutes', count: 1 }],
  [119, { unit: 'minutes', count: 119 }],
  [120, { unit: 'hours', count: 2 }],
  [200, { unit: 'hours', count: 3 }],
])('%i minutes late are said in minutes below two hours, then in whole hours', (minutes, expected) => {
  expect(lateness(DUE, DUE + minutes * MINUTE + 59_000)).toEqual(expected);
});
