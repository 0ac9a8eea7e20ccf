import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work runs after the interval, and at once when there is more', async () => {
  const work = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  work.mockResolvedValueOnce(true).mockResolvedValueOnce(true);
  const stop = repeat(work, 1_000);
  await vi.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(3);
  expect(work).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(4);
  await stop();
});

test('stopping waits for the current run, and for no further one', async () => {
  let finish = (_isMore: boolean) => {};
  const work = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => (finish = resolve)));
  const stop = repeat(work, 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isStopped).toBe(false);
  finish(true);
  await stopped;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});
