import { expect, test } from 'vitest';
import { pickupWindow } from './pickupWindow.ts';

const at = (iso: string) => Date.parse(`${iso}+02:00`);
const now = at('2026-11-21T12:00:00');
const none = { pickupStart: null, pickupEnd: null, pickupText: null };

test.each([
  ['2026-11-21T17:00:00', '2026-11-21T20:30:00', 'today'],
  ['2026-11-21T22:00:00', '2026-11-22T01:00:00', 'today'],
  ['2026-11-20T22:00:00', '2026-11-21T01:00:00', 'today'],
  ['2026-11-22T22:00:00', '2026-11-23T05:30:00', 'tomorrow'],
  ['2026-11-28T09:30:00', '2026-11-28T11:00:00', 'date'],
  ['2026-11-22T09:30:00', '2026-11-22T11:00:00', 'tomorrow'],
  ['2026-11-23T09:30:00', '2026-11-23T11:00:00', 'weekday'],
  ['2026-11-20T09:30:00', '2026-11-20T11:00:00', 'date'],
])('the window from %s to %s is %s', (start, end, day) => {
  const bag = { ...none, pickupStart: at(start), pickupEnd: at(end) };
  expect(pickupWindow(bag, now)).toEqual({ kind: 'window', start: at(start), end: at(end), day });
});

test.each([
  ['2026-11-21T18:00:00', 'today'],
  ['2026-11-22T10:00:00', 'tomorrow'],
  ['2026-11-27T19:30:00', 'weekday'],
  ['2026-11-28T19:30:00', 'date'],
])('the window of several days that have begun has only its end: %s is %s', (end, day) => {
  const bag = { ...none, pickupStart: at('2026-11-20T15:30:00'), pickupEnd: at(end) };
  expect(pickupWindow(bag, now)).toEqual({ kind: 'until', end: at(end), day });
});

test('several days that are still to come have the days of both ends', () => {
  const [start, end] = [at('2026-11-21T15:30:00'), at('2026-11-23T19:30:00')];
  expect(pickupWindow({ ...none, pickupStart: start, pickupEnd: end }, now)).toEqual({
    kind: 'days',
    start,
    end,
    day: 'today',
    endDay: 'weekday',
  });
});

test('half a window has a kind of its own', () => {
  expect(pickupWindow({ ...none, pickupStart: now }, now)).toMatchObject({ kind: 'from', day: 'today' });
  expect(pickupWindow({ ...none, pickupEnd: now }, now)).toMatchObject({ kind: 'until', day: 'today' });
});

test('reversed or missing dates fall back to the free text, or to null', () => {
  const reversed = { pickupStart: now, pickupEnd: now - 1, pickupText: 'After prayers' };
  expect(pickupWindow(reversed, now)).toEqual({ kind: 'text', text: 'After prayers' });
  expect(pickupWindow(none, now)).toBeNull();
});
