import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from './poll.ts';

const openPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
let page: ReturnType<typeof openPage>;
const request = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  request.mockReset().mockResolvedValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The times of the requests within these milliseconds, counted from now. */
async function requestTimesWithin(ms: number): Promise<number[]> {
  const startedAt = Date.now();
  const times: number[] = [];
  request.mockImplementation(async () => {
    times.push(Date.now() - startedAt);
    return true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return times;
}

test('a poll without an answer sends again, each time after a longer delay, and never more than half a minute apart', async () => {
  const { pollLater } = poll(request);
  pollLater();
  const times = await requestTimesWithin(300_000);
  const delays = times.map((time, index) => time - (times[index - 1] ?? 0));
  expect(delays.slice(0, 4)).toEqual([2_000, 3_000, 4_500, 6_750]);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(delays.at(-1)).toBe(30_000);
});

test('a poll goes on without any online event of the browser', async () => {
  request.mockResolvedValueOnce(true).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  await poll(request).pollNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(3);
});

test('a request that throws was not answered', async () => {
  request.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(false);
  await poll(request).pollNow();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(request).toHaveBeenCalledTimes(2);
});

test.each([
  ['the tab is visible again', () => page.dispatchEvent(new Event('visibilitychange'))],
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
])('%s: the poll sends at once, and begins with short delays', async (_, happen) => {
  const { pollLater } = poll(request);
  pollLater();
  await vi.advanceTimersByTimeAsync(60_000);
  request.mockClear();
  happen();
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a poll sends one request at a time, and a second call waits for the answer of the first', async () => {
  const server = { answer: (_isPending: boolean) => {} };
  request.mockReturnValueOnce(new Promise((resolve) => (server.answer = resolve)));
  const { pollNow } = poll(request);
  void pollNow();
  const onAnswer = vi.fn<() => void>();
  void pollNow().then(onAnswer);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(1);
  expect(onAnswer).not.toHaveBeenCalled();
  server.answer(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(onAnswer).toHaveBeenCalledOnce();
});

test('a hidden tab waits', async () => {
  const { pollLater } = poll(request);
  page.visibilityState = 'hidden';
  pollLater();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).not.toHaveBeenCalled();
});

test('a stopped poll sends nothing, also if an answer was under way', async () => {
  const server = { answer: (_isPending: boolean) => {} };
  request.mockReturnValueOnce(new Promise((resolve) => (server.answer = resolve)));
  const { pollNow, pollLater, stop } = poll(request);
  void pollNow();
  stop();
  server.answer(true);
  await vi.advanceTimersByTimeAsync(60_000);
  pollLater();
  await pollNow();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(1);
});
