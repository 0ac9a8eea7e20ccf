import { expect, test, vi } from 'vitest';
import { createOrderMaintenance } from './maintenance.ts';

test('a payment that fails is logged by its number, and holds up none of the later ones', async () => {
  const expire = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
  const askProvider = vi.fn<(id: number) => Promise<'pending'>>(async (id) => {
    if (id === 100_001) throw new Error('broken');
    return 'pending';
  });
  const claimed = [100_001, 100_002].map((external_id) => ({
    external_id,
    order_id: `order of ${external_id}`,
    overdue: true,
  }));
  const none = () => Promise.resolve(0);
  const problems: unknown[] = [];
  const maintain = createOrderMaintenance(
    { claimPayments: () => Promise.resolve(claimed), expire, sweep: none, sweepStatements: none },
    { sweep: none, sweepRatings: none },
    { askProvider },
    (problem, cause) => problems.push([problem, cause]),
  );
  await maintain();
  expect(askProvider.mock.calls).toEqual([[100_001], [100_002]]);
  expect(expire.mock.calls).toEqual([['order of 100002']]);
  expect(problems).toEqual([['Payment 100001 could not be looked after', new Error('broken')]]);
});

test('a task of the maintenance that fails is logged, and holds up none of the others', async () => {
  const fails = () => Promise.reject(new Error('broken'));
  const sweepRatings = vi.fn<() => Promise<number>>(() => Promise.resolve(0));
  const problems: unknown[] = [];
  const maintain = createOrderMaintenance(
    { claimPayments: fails, expire: fails, sweep: fails, sweepStatements: fails },
    { sweep: fails, sweepRatings },
    { askProvider: fails },
    (_problem, cause) => problems.push(cause),
  );
  await maintain();
  expect(sweepRatings).toHaveBeenCalledOnce();
  expect(problems).toEqual(Array.from({ length: 4 }, () => new Error('broken')));
});
