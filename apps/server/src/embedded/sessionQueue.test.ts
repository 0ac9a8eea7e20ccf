import { expect, test } from 'vitest';
import { createSessionQueue } from './sessionQueue.ts';

test('the session is used by one at a time, first come first served', async () => {
  const acquireSession = createSessionQueue();
  const order: string[] = [];
  await Promise.all(
    ['first', 'second', 'third'].map(async (name) => {
      const release = await acquireSession();
      order.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve, 2));
      order.push(`${name} out`);
      release();
      release();
    }),
  );
  expect(order).toEqual(['first in', 'first out', 'second in', 'second out', 'third in', 'third out']);
});

test('a holder that waits for the session again fails alone', async () => {
  const acquireSession = createSessionQueue(20);
  const release = await acquireSession();
  await expect(acquireSession()).rejects.toThrow('stayed busy');
  release();
  (await acquireSession())();
});
