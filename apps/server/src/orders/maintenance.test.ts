import { expect, test, vi } from 'vitest';
import { createOrderMaintenance } from './maintenance.ts';

test('a task of the maintenance that fails is logged, and holds up none of the others', async () => {
  const fails = () => Promise.reject(new Error('broken'));
  const sweepRatings = vi.fn<() => Promise<number>>(() => Promise.resolve(0));
  const problems: unknown[] = [];
  const maintain = createOrderMaintenance(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calls of the maintenance alone
    { claimPayments: fails, sweep: fails } as never,
    { sweep: fails, sweepRatings },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not called
    {} as never,
    (_problem, cause) => problems.push(cause),
  );
  await maintain();
  expect(sweepRatings).toHaveBeenCalledOnce();
  expect(problems).toEqual([new Error('broken'), new Error('broken'), new Error('broken')]);
});
