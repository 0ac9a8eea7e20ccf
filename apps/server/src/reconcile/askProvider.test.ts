import { expect, test } from 'vitest';
import type { PaymentProvider } from '../payments/provider.ts';
import { askProvider } from './askProvider.ts';

const provider = (answer: (id: number) => Awaited<ReturnType<PaymentProvider['askStatus']>>) => {
  const asked: number[] = [];
  return {
    asked,
    askStatus: async (id: number) => {
      asked.push(id);
      return answer(id);
    },
  };
};
const ids = Array.from({ length: 100 }, (_, index) => index + 1);

test('every payment is asked about once, and a provider that knows nothing of one has answered', async () => {
  const good = provider((id) =>
    id % 2 === 0 ? { ok: true, value: 'success' } : { ok: false, error: { kind: 'idNotKnown', code: null } },
  );
  const said = await askProvider(good, ids);
  expect(good.asked.toSorted((a, b) => a - b)).toEqual(ids);
  expect(said.size).toBe(100);
  expect(said.get(1)).toBe('idNotKnown');
});

test('what could not be understood is no answer', async () => {
  const moody = provider((id) =>
    id === 7 ? { ok: false, error: { kind: 'unreadable', code: null } } : { ok: true, value: 'pending' },
  );
  const said = await askProvider(moody, ids);
  expect(said.size).toBe(99);
  expect(said.has(7)).toBe(false);
});

test('a provider that is not there is not asked a hundred times', async () => {
  const silent = provider(() => ({ ok: false, error: { kind: 'unreachable', code: 'timeout' } }));
  expect((await askProvider(silent, ids)).size).toBe(0);
  expect(silent.asked.length).toBeLessThan(10);
});
