import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from './poll.ts';

const openPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
let page: ReturnType<typeof openPage>;
const ask = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  ask.mockReset().mockResolvedValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** When it was asked within these milliseconds, counted from now. */
async function askedWithin(ms: number): Promise<number[]> {
  const began = Date.now();
  const moments: number[] = [];
  ask.mockImplementation(async () => {
    moments.push(Date.now() - began);
    return true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return moments;
}

test('without an answer it asks again, each time after a longer pause, and never more than half a minute apart', async () => {
  const { pollLater: askLater } = poll(ask);
  askLater();
  const moments = await askedWithin(300_000);
  const pauses = moments.map((moment, place) => moment - (moments[place - 1] ?? 0));
  expect(pauses.slice(0, 4)).toEqual([2_000, 3_000, 4_500, 6_750]);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.at(-1)).toBe(30_000);
});

test('it goes on although the browser says nothing of the line', async () => {
  ask.mockResolvedValueOnce(true).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  await poll(ask).pollNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a question that throws was not answered', async () => {
  ask.mockRejectedValueOnce(new TypeError('no line')).mockResolvedValueOnce(false);
  await poll(ask).pollNow();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['the tab is seen again', () => page.dispatchEvent(new Event('visibilitychange'))],
  ['the browser says that it is online', () => window.dispatchEvent(new Event('online'))],
])('%s: it asks at once, and begins with short pauses', async (_, happen) => {
  const { pollLater: askLater } = poll(ask);
  askLater();
  await vi.advanceTimersByTimeAsync(60_000);
  ask.mockClear();
  happen();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('one question at a time, and whoever asks meanwhile waits for its answer', async () => {
  const line = { answer: (_isOpen: boolean) => {} };
  ask.mockReturnValueOnce(new Promise((resolve) => (line.answer = resolve)));
  const { pollNow: askNow } = poll(ask);
  void askNow();
  const heard = vi.fn<() => void>();
  void askNow().then(heard);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
  line.answer(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveBeenCalledOnce();
});

test('a tab that nobody sees waits', async () => {
  const { pollLater: askLater } = poll(ask);
  page.visibilityState = 'hidden';
  askLater();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
});

test('whoever has left is not asked for any more, also where an answer was under way', async () => {
  const line = { answer: (_isOpen: boolean) => {} };
  ask.mockReturnValueOnce(new Promise((resolve) => (line.answer = resolve)));
  const { pollNow: askNow, pollLater: askLater, stop } = poll(ask);
  void askNow();
  stop();
  line.answer(true);
  await vi.advanceTimersByTimeAsync(60_000);
  askLater();
  await askNow();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
