import { describe, expect, test } from 'vitest';
import { isKeptAt, readBagAlert, withKept, type AlertState } from './alert.ts';

const id = '7b0d8a52-2a3f-4c52-9a10-0b6f5f3c2f11';
const bagId = '1f6ad0a4-93c7-4d0e-8a5f-5d2a6f7f9b00';
const asked_at = '2026-11-25T14:00:00Z';
const row = {
  id,
  bag_id: bagId,
  asked_at,
  told_at: null,
  kept_at: null,
  kept_until: null,
  ended_at: null,
  outcome: null,
};
const at = (time: string) => Date.parse(time);

describe('readBagAlert', () => {
  test.each([
    ['waits', {}, { kind: 'waiting' }],
    ['is kept, and its message is on the way', { kept_at: asked_at }, { kind: 'kept', until: null }],
    [
      'is kept until',
      { kept_at: asked_at, told_at: asked_at, kept_until: '2026-11-25T14:15:00Z' },
      { kind: 'kept', until: at('2026-11-25T14:15:00Z') },
    ],
    [
      'was passed over',
      { kept_at: asked_at, ended_at: asked_at, outcome: 'passed' },
      { kind: 'ended', at: at(asked_at), wasPassedOver: true },
    ],
    [
      'was used',
      { ended_at: asked_at, outcome: 'used' },
      { kind: 'ended', at: at(asked_at), wasPassedOver: false },
    ],
    ['with a damaged time is not kept', { kept_at: 'soon' }, { kind: 'waiting' }],
  ])('an alert that %s', (_, change, state) => {
    expect(readBagAlert({ ...row, ...change })).toEqual({ id, bagId, askedAt: at(asked_at), state });
  });

  test.each([
    [null],
    ['text'],
    [[]],
    [{}],
    [{ ...row, id: null }],
    [{ ...row, bag_id: '' }],
    [{ ...row, asked_at: 'x' }],
  ])('%j is no alert', (input) => expect(readBagAlert(input)).toBeNull());
});

test.each([
  ['waits', { kind: 'waiting' }, false],
  ['has no end yet', { kind: 'kept', until: null }, true],
  ['ends later', { kind: 'kept', until: 1_001 }, true],
  ['ends now', { kind: 'kept', until: 1_000 }, false],
  ['is over', { kind: 'ended', at: 1, wasPassedOver: false }, false],
] as const)('a bag is or is not kept for an alert that %s', (_, state, expected) => {
  expect(isKeptAt({ state }, 1_000)).toBe(expected);
});

describe('withKept', () => {
  const bag = { id: bagId, quantity: 0 };
  const kept: AlertState = { kind: 'kept', until: 1_000 };
  const alertOf = (state: AlertState, of = bagId) => ({ id, bagId: of, askedAt: 1, state });

  test('the user for whom a bag is kept can have one more than other users', () => {
    expect(withKept(bag, [alertOf(kept)], 999)).toEqual({ id: bagId, quantity: 1 });
    expect(withKept({ ...bag, quantity: 3 }, [alertOf(kept)], 999)).toEqual({ id: bagId, quantity: 4 });
  });

  test.each([
    ['the time of the kept bag is over', [alertOf(kept)], 1_000],
    ['another bag is kept', [alertOf(kept, 'other')], 999],
    ['its user still waits', [alertOf({ kind: 'waiting' })], 999],
    ['there is no alert', [], 999],
  ])('a bag keeps its quantity where %s', (_, alerts, now) => expect(withKept(bag, alerts, now)).toBe(bag));
});
