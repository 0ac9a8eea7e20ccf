import { expect, test, vi } from 'vitest';
import { createRescuedBags } from './rescuedBags.ts';

test('the sum is read only when it is refreshed, and is left out while it cannot be read', async () => {
  const log = vi.fn<(problem: string, cause?: unknown) => void>();
  const rescuedBags = vi.fn<() => Promise<number>>(async () => 4_812);
  const { latest, refresh } = createRescuedBags({ rescuedBags }, log);
  expect(latest()).toBeNull();
  await refresh();
  expect([latest(), latest(), latest()]).toEqual([4_812, 4_812, 4_812]);
  expect(rescuedBags).toHaveBeenCalledTimes(1);
  const down = new Error('down');
  rescuedBags.mockRejectedValueOnce(down);
  await refresh();
  expect(latest()).toBeNull();
  expect(log.mock.calls).toEqual([['The rescued bags could not be counted', down]]);
  await refresh();
  expect(latest()).toBe(4_812);
});
