import { expect, test } from 'vitest';
import type { PaymentProvider } from '../payments/provider.ts';
import { askProvider } from './askProvider.ts';

const provider = (answer: (id: number) => Awaited<ReturnType<PaymentProvider['askStatus']>>) => {
  const requestedIds: number[] = [];
  return {
    requestedIds,
    askStatus: async (id: number) => {
      requestedIds.push(id);
      return answer(id);
    },
  };
};
const ids = Array.from({ length: 100 }, (_, index) => index + 1);

test('every payment is requested once, and "unknown" counts as an answer', async () => {
  const good = provider((id) =>
    id % 2 === 0 ? { ok: true, value: 'success' } : { ok: false, error: { kind: 'idNotKnown', code: null } },
  );
  const answers = await askProvider(good, ids);
  expect(good.requestedIds.toSorted((a, b) => a - b)).toEqual(ids);
  expect(answers.size).toBe(100);
  expect(answers.get(1)).toBe('idNotKnown');
});

test('an unreadable response is no answer', async () => {
  const failingOnce = provider((id) =>
    id === 7 ? { ok: false, error: { kind: 'unreadable', code: null } } : { ok: true, value: 'pending' },
  );
  const answers = await askProvider(failingOnce, ids);
  expect(answers.size).toBe(99);
  expect(answers.has(7)).toBe(false);
});

test('an unreachable provider is not asked a hundred times', async () => {
  const silent = provider(() => ({ ok: false, error: { kind: 'unreachable', code: 'timeout' } }));
  expect((await askProvider(silent, ids)).size).toBe(0);
  expect(silent.requestedIds.length).toBeLessThan(10);
});
