import { expect, test } from 'vitest';
import { readInstant } from '../time/instant.ts';
import { usualWindow } from './usualWindow.ts';

const at = (text: string) => readInstant(text)!;
/** On a winter's day, two hours ahead of UTC. */
const window = (storeId: string, start: string | null, end: string | null) => ({
  storeId,
  pickupStart: start === null ? null : at(`${start}+02:00`),
  pickupEnd: end === null ? null : at(`${end}+02:00`),
});
const MORNING = at('2026-11-21T08:00:00+02:00');

const lunch = window('s1', '2026-11-20T12:00:00', '2026-11-20T14:00:00');
const evening = window('s1', '2026-11-19T17:00:00', '2026-11-19T20:30:00');
const night = window('s2', '2026-11-19T22:00:00', '2026-11-20T01:00:00');

test('the usual window without bags is the last hours before shops close', () => {
  expect(usualWindow([], '', MORNING)).toEqual({
    pickupStart: '2026-11-21T17:00',
    pickupEnd: '2026-11-21T20:30',
  });
});

test('the usual window is the most frequent one, or the newer of equals', () => {
  expect(usualWindow([lunch, evening, evening], 's1', MORNING).pickupStart).toBe('2026-11-21T17:00');
  expect(usualWindow([lunch, evening], 's1', MORNING).pickupStart).toBe('2026-11-21T12:00');
});

test('the usual window is that of the chosen shop, or of all shops if it has none or no shop is chosen', () => {
  const bags = [lunch, lunch, night];
  expect(usualWindow(bags, 's2', MORNING)).toEqual({
    pickupStart: '2026-11-21T22:00',
    pickupEnd: '2026-11-22T01:00',
  });
  expect(usualWindow(bags, 's3', MORNING).pickupStart).toBe('2026-11-21T12:00');
  expect(usualWindow(bags, '', MORNING).pickupStart).toBe('2026-11-21T12:00');
});

test.each([
  ['2026-11-21T13:59:00+02:00', '2026-11-21T12:00'],
  ['2026-11-21T14:00:00+02:00', '2026-11-22T12:00'],
  ['2026-11-30T23:00:00+02:00', '2026-12-01T12:00'],
  // The day with 25 hours.
  ['2026-10-24T23:30:00+03:00', '2026-10-25T12:00'],
])('the usual window at %s next begins %s', (now, start) => {
  expect(usualWindow([lunch], 's1', at(now)).pickupStart).toBe(start);
});

test('incomplete, reversed and day-long windows are ignored', () => {
  const odd = [
    window('s1', '2026-11-20T09:00:00', null),
    window('s1', null, '2026-11-20T09:00:00'),
    window('s1', '2026-11-20T09:00:00', '2026-11-20T08:00:00'),
    window('s1', '2026-11-20T09:00:00', '2026-11-21T09:00:00'),
    window('s1', '2026-11-20T09:00:00', '2026-11-20T09:00:00'),
    window('s1', null, null),
    window('s1', '1970-01-01T02:00:00', null),
    window('s1', null, '1970-01-01T08:00:00'),
  ];
  expect(usualWindow(odd, 's1', MORNING).pickupStart).toBe('2026-11-21T17:00');
  expect(usualWindow([...odd, lunch], 's1', MORNING).pickupStart).toBe('2026-11-21T12:00');
});
