import { expect, test } from 'vitest';
import { createTurns } from './sessionQueue.ts';

test('turns are taken one at a time, first come first served', async () => {
  const takeTurn = createTurns();
  const order: string[] = [];
  await Promise.all(
    ['first', 'second', 'third'].map(async (name) => {
      const leave = await takeTurn();
      order.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve, 2));
      order.push(`${name} out`);
      leave();
      leave();
    }),
  );
  expect(order).toEqual(['first in', 'first out', 'second in', 'second out', 'third in', 'third out']);
});

test('whoever waits for a turn inside a turn fails alone', async () => {
  const takeTurn = createTurns(20);
  const leave = await takeTurn();
  await expect(takeTurn()).rejects.toThrow('stayed busy');
  leave();
  (await takeTurn())();
});
