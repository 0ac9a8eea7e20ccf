import { expect, test, vi } from 'vitest';
import { createOrderMaintenance } from './maintenance.ts';

test('a task of the maintenance that fails is logged, and holds up none of the others', async () => {
  const fails = () => Promise.reject(new Error('broken'));
  const sweepRatings = vi.fn<() => Promise<number>>(() => Promise.resolve(0));
  const problems: unknown[] = [];
  const maintain = createOrderMaintenance(
    { claimPayments: fails, expire: fails, sweep: fails },
    { sweep: fails, sweepRatings },
    { askProvider: fails },
    (_problem, cause) => problems.push(cause),
  );
  await maintain();
  expect(sweepRatings).toHaveBeenCalledOnce();
  expect(problems).toEqual([new Error('broken'), new Error('broken'), new Error('broken')]);
});
