import { expect, test, vi } from 'vitest';
import { createPlanPublication } from './planPublication.ts';

const publishing = (publish: (limit: number) => Promise<number>) => {
  const log = vi.fn<(problem: string, cause?: unknown) => void>();
  return { log, run: createPlanPublication({ publish }, log) };
};

test('the publication goes on at once while there may be more, and pauses after the rest', async () => {
  expect(await publishing(async (limit) => limit).run()).toBe(true);
  expect(await publishing(async (limit) => limit - 1).run()).toBe(false);
});

test('a failure is logged, and the next round tries again', async () => {
  const gone = new Error('the database is gone');
  const { log, run } = publishing(() => Promise.reject(gone));
  expect(await run()).toBe(false);
  expect(log).toHaveBeenCalledWith('The plans could not be published', gone);
});
