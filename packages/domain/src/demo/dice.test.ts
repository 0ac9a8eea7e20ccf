import { expect, test } from 'vitest';
import { diceOf, nth } from './dice.ts';

test('the same seed throws the same, another one throws otherwise, and every side comes up', () => {
  const throws = (seed: string) => {
    const { below } = diceOf(seed);
    return Array.from({ length: 200 }, () => below(6));
  };
  expect(throws('2026-11-26')).toEqual(throws('2026-11-26'));
  expect(throws('2026-11-27')).not.toEqual(throws('2026-11-26'));
  expect(new Set(throws('2026-11-26'))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('a likely event happens often', () => {
  const { chance, pick } = diceOf('often');
  const times = Array.from({ length: 1_000 }, () => chance(0.25)).filter(Boolean).length;
  expect(times).toBeGreaterThan(180);
  expect(times).toBeLessThan(320);
  expect(new Set(Array.from({ length: 50 }, () => pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
});

test('the place after the last one is the first again', () => {
  expect([0, 1, 2, 3].map((place) => nth(['a', 'b', 'c'], place))).toEqual(['a', 'b', 'c', 'a']);
  expect(nth([undefined, undefined], 1)).toBeUndefined();
});
