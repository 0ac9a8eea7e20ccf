import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canCancelAfterPaying } from './cancelAfterPaying.ts';
import { canCancel, cancelUntil } from './cancelUntil.ts';
import { cancelUntilByLines } from './cancelUntilByLines.ts';
import { orderFrom } from './readOrder.ts';
import type { HandoverKind, HandoverState } from '../handovers/handover.ts';
import { cases } from '../testing/cases.ts';

/** By the clock on the wall in Beirut, where winter is two hours ahead of UTC and summer three. */
const at = (text: string, ahead = 2) => Date.parse(`${text}:00Z`) - ahead * 3_600_000;
const pickup = (
  dueStart: number | null,
  state: HandoverState = 'waiting',
  kind: HandoverKind = 'pickup',
) => ({
  kind,
  dueStart,
  state,
});

describe('the time to cancel an order', () => {
  test.each([
    ['until two hours before the first pickup', '2026-11-25T12:00', ['2026-11-25T17:00'], '2026-11-25T15:00'],
    ['for ten minutes after the payment', '2026-11-25T16:30', ['2026-11-25T17:00'], '2026-11-25T16:40'],
    ['until ten minutes after the start', '2026-11-25T17:05', ['2026-11-25T17:00'], '2026-11-25T17:10'],
    ['never, long after the start', '2026-11-25T18:00', ['2026-11-25T17:00'], '2026-11-25T17:10'],
    [
      'by the first of several shops',
      '2026-11-25T12:00',
      ['2026-11-25T20:00', '2026-11-25T16:00'],
      '2026-11-25T14:00',
    ],
    ['before a window that begins at midnight', '2026-11-25T20:00', ['2026-11-26T00:00'], '2026-11-25T22:00'],
    ['before a window after midnight', '2026-11-25T20:00', ['2026-11-26T01:30'], '2026-11-25T23:30'],
  ])('an order can be cancelled %s', (_, paid, starts, until) => {
    const handovers = starts.map((start) => pickup(at(start)));
    expect(cancelUntil(at(paid), handovers)).toBe(at(until));
  });

  test('an order can be cancelled until two true hours before its window, also in the nights of a clock change', () => {
    // In the night to 29 March 2026 the clock goes from midnight to one.
    const paid = at('2026-03-28T20:00');
    expect(cancelUntil(paid, [pickup(at('2026-03-29T01:30', 3))])).toBe(at('2026-03-28T22:30'));
    // In the night to 25 October 2026 the hour before midnight comes twice.
    expect(cancelUntil(at('2026-10-24T20:00', 3), [pickup(at('2026-10-25T00:30'))])).toBe(
      at('2026-10-24T23:30', 3),
    );
  });

  test('an order can be cancelled for ten minutes if its pickup or its courier can begin at once', () => {
    const paid = at('2026-11-25T18:00');
    const soon = at('2026-11-25T18:10');
    expect(cancelUntil(paid, [pickup(null)])).toBe(soon);
    expect(cancelUntil(paid, [pickup(paid, 'waiting', 'courier'), pickup(0, 'waiting', 'door')])).toBe(soon);
    expect(cancelUntil(paid, [])).toBeNull();
    expect(cancelUntil(paid, [pickup(paid, 'waiting', 'door')])).toBeNull();
  });

  test('an order cannot be cancelled at the end of the time, nor after a handover', () => {
    const paid = at('2026-11-25T12:00');
    const [one, other] = [pickup(at('2026-11-25T17:00')), pickup(at('2026-11-25T18:00'))];
    const until = at('2026-11-25T15:00');
    expect([until - 1, until].map((now) => canCancel(paid, [one, other], now))).toEqual([true, false]);
    expect(canCancel(paid, [one, { ...other, state: 'done' }], paid)).toBe(false);
    expect(canCancel(paid, [one, { ...other, state: 'cancelled' }], paid)).toBe(false);
    expect(canCancel(paid, [], paid)).toBe(false);
  });
});

test('any order can be cancelled until at most ten minutes into its first window, or for ten minutes', () => {
  const minute = fc
    .integer({ min: 0, max: 3 * 24 * 60 })
    .map((minutes) => at('2026-03-28T00:00') + minutes * 60_000);
  fc.assert(
    fc.property(minute, fc.array(fc.option(minute), { minLength: 1, maxLength: 4 }), (paid, starts) => {
      const handovers = starts.map((start) => pickup(start));
      const until = cancelUntil(paid, handovers)!;
      const first = Math.min(...starts.map((start) => start ?? paid));
      expect(until).toBeLessThanOrEqual(first + 600_000);
      expect(until === first + 600_000 || until >= paid + 600_000).toBe(true);
      expect(cancelUntil(paid, handovers.toReversed())).toBe(until);
      // A shop more makes it no later.
      expect(cancelUntil(paid, [...handovers, pickup(first - 60_000)])!).toBeLessThanOrEqual(
        Math.max(until, paid + 600_000),
      );
    }),
    cases(100),
  );
});

test('the lines of a paid order give the same time to cancel, and those of an unpaid one give none', () => {
  const [soon, late] = [at('2026-11-25T17:00'), at('2026-11-25T19:00')];
  const paid = at('2026-11-25T12:00');
  const line = (storeName: string, start: number | null) => ({
    bagId: 'b1',
    quantity: 1,
    storeName,
    ...(start !== null && { pickupStart: new Date(start).toISOString() }),
  });
  const order = (details: object[], more: object = {}) =>
    orderFrom({
      payment_status: 'paid',
      paid_at: new Date(paid).toISOString(),
      delivery_method: 'pickup',
      details,
      ...more,
    });
  const lines = [line('Oven', late), line('Oven', null), line('Oven', soon), line('Sweets', late)];
  expect(cancelUntilByLines(order(lines))).toBe(cancelUntil(paid, [pickup(soon), pickup(late)]));
  // A shop whose bags have no hours can be visited at once.
  expect(cancelUntilByLines(order([line('Oven', late), line('Sweets', null)]))).toBe(
    cancelUntil(paid, [pickup(late), pickup(null)]),
  );
  // Lines that were taken back do not count.
  const takenBack = { ...line('Sweets', soon), takenBackAt: '2026-11-25T15:00:00Z' };
  expect(cancelUntilByLines(order([line('Oven', late), takenBack]))).toBe(cancelUntil(paid, [pickup(late)]));
  expect(cancelUntilByLines(order(lines, { delivery_method: 'delivery' }))).toBe(paid + 600_000);
  expect(cancelUntilByLines(order(lines, { payment_status: 'refund_due' }))).toBeNull();
  expect(cancelUntilByLines(order(lines, { paid_at: null }))).toBeNull();
  expect(cancelUntilByLines(order([]))).toBeNull();
});

test('ten minutes to cancel are promised before paying only where each payment within the hold has them', () => {
  const now = at('2026-11-25T12:00');
  const [open, soon, late] = [now - 60_000, now + 14 * 60_000, now + 15 * 60_000];
  const promised = (method: 'delivery' | 'pickup', ...starts: (number | null)[]) =>
    canCancelAfterPaying({ method, lines: starts.map((pickupStart) => ({ pickupStart })) }, now);
  expect([promised('pickup', late), promised('pickup', null), promised('delivery', open)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([promised('pickup', open), promised('pickup', late, soon), promised('pickup')]).toEqual([
    false,
    false,
    false,
  ]);
});
