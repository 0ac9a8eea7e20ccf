import { expect, test } from 'vitest';
import { giftCode, giftKey, giftLine, readCounterGifts, withQueuedGifts } from './gifts.ts';
import type { QueuedAction } from './offlineQueue.ts';

const AT = Date.parse('2026-11-25T16:47:00Z');
const ORDER = 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69';
const STORE = '5b7e9c1d-3f2a-4e6b-8d4c-0a1b2c3d4e5f';

const give = (token: string, bagId: string) => ({ kind: 'give', token, bagId, at: AT }) as const;
const undo = (token: string, handover: string) => ({ kind: 'undo', token, handover, at: AT }) as const;
const handOver = (token: string) =>
  ({ kind: 'hand_over', token, handover: 'rami pickup', how: 'scan', at: AT }) as const;

test('the gifts of a counter are read', () => {
  const rows = [
    {
      bag_id: STORE,
      title: 'Ka’ak',
      title_ar: 'كعك',
      due_start: null,
      due_end: '2026-11-25T18:30:00Z',
      waiting: 2,
      last_given_at: '2026-11-25T16:20:00Z',
    },
    { bag_id: ORDER, due_end: '2026-11-25T18:30:00Z', waiting: -1 },
    { bag_id: ORDER, waiting: 1 },
    { due_end: '2026-11-25T18:30:00Z', waiting: 1 },
    'text',
  ];
  expect(readCounterGifts(rows)).toEqual([
    {
      bagId: STORE,
      title: { en: 'Ka’ak', ar: 'كعك' },
      dueStart: null,
      dueEnd: Date.parse('2026-11-25T18:30:00Z'),
      waiting: 2,
      lastGivenAt: Date.parse('2026-11-25T16:20:00Z'),
    },
  ]);
});

test('gifts count what is queued or was just sent, and what is taken back of it', () => {
  const gift = { bagId: 'b1', title: null, dueStart: null, dueEnd: AT, waiting: 2, lastGivenAt: null };
  const shown = (actions: QueuedAction[], settled: QueuedAction[] = []) =>
    withQueuedGifts([gift], { actions, isFirstSent: false }, settled)[0];
  expect(shown([])).toEqual(gift);
  expect(shown([give('1', 'b2'), handOver('2')])).toEqual(gift);
  expect(shown([give('1', 'b1')])).toMatchObject({ waiting: 1, lastGivenAt: AT });
  expect(shown([give('1', 'b1'), give('2', 'b1')], [give('3', 'b1')])).toMatchObject({ waiting: 0 });
  expect(shown([undo('3', giftKey('b1'))], [give('3', 'b1')])).toMatchObject({ waiting: 2 });
  // The server's list has it given already.
  expect(shown([undo('3', giftKey('b1'))])).toMatchObject({ waiting: 3 });
  expect(shown([undo('3', giftKey('b2'))])).toEqual(gift);
});

test('each bag of a gift has a code of its own', () => {
  expect(giftCode('ZWD-7K3M9QX2', 2)).toBe('ZWD-7K3M9QX2-2');
  expect(giftCode('ZWD-7K3M9QX2', null)).toBe('ZWD-7K3M9QX2');
});

test.each([
  ['waiting', null, { kind: 'toGiveUntil', at: AT }],
  ['done', AT - 1, { kind: 'given', at: AT - 1 }],
  ['done', null, { kind: 'given', at: AT }],
  ['missed', null, { kind: 'notGiven' }],
  ['cancelled', null, { kind: 'cancelled' }],
] as const)('the buyer of a bag that is %s, given at %s, reads %j', (state, doneAt, line) => {
  expect(giftLine({ state, doneAt, dueEnd: AT })).toEqual(line);
});
