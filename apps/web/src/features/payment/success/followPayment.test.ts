import { STATUS_RETRY_MS } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOrderStatus, type OrderStatusResult } from '../../orders/paymentStatus.ts';
import { followPayment } from './followPayment.ts';

const MINUTE = 60_000;

vi.mock('../../orders/paymentStatus.ts', () => ({ fetchOrderStatus: vi.fn<typeof fetchOrderStatus>() }));

const pending: OrderStatusResult = { ok: true, value: { status: 'pending', expiresAt: null } };
const paid: OrderStatusResult = { ok: true, value: { status: 'paid', expiresAt: null } };
const down: OrderStatusResult = { ok: false, error: 'server' };
const signedOut: OrderStatusResult = { ok: false, error: 'signedOut' };

const openPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
let page: ReturnType<typeof openPage>;
const onResult = vi.fn<(result: OrderStatusResult) => void>();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  onResult.mockReset();
  vi.mocked(fetchOrderStatus).mockReset().mockResolvedValue(pending);
});
afterEach(() => {
  warn.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** When the status was requested within these milliseconds, counted from the first request. */
async function requestTimes(ms: number, result: OrderStatusResult): Promise<number[]> {
  const began = Date.now();
  const moments: number[] = [];
  vi.mocked(fetchOrderStatus).mockImplementation(async () => {
    moments.push(Date.now() - began);
    return result;
  });
  followPayment('ZWD-PEND2345', onResult);
  await vi.advanceTimersByTimeAsync(ms);
  return moments;
}

test('a pending payment is polled with longer and longer pauses until it is paid', async () => {
  expect(await requestTimes(10_000, pending)).toEqual([0, 2_000, 5_000, 9_500]);
  expect(warn).not.toHaveBeenCalled();
  vi.mocked(fetchOrderStatus).mockReset().mockResolvedValue(paid);
  onResult.mockClear();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(onResult.mock.calls).toEqual([[paid]]);
});

test('a failure is retried once before it is reported', async () => {
  vi.mocked(fetchOrderStatus).mockResolvedValueOnce(down).mockResolvedValueOnce(paid);
  followPayment('ZWD-PEND2345', onResult);
  await vi.advanceTimersByTimeAsync(STATUS_RETRY_MS - 1);
  expect(fetchOrderStatus).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(onResult.mock.calls).toEqual([[paid]]);
});

test('a lasting failure is retried once after 800 ms, then polled with longer pauses', async () => {
  const moments = await requestTimes(20_000, down);
  expect(STATUS_RETRY_MS).toBe(800);
  expect(moments).toEqual([0, 800, 2_800, 5_800, 10_300, 17_050]);
  expect(onResult).toHaveBeenCalledTimes(5);
});

test('a failure after an answer gets its one retry again', async () => {
  for (const result of [down, pending, down, pending])
    vi.mocked(fetchOrderStatus).mockResolvedValueOnce(result);
  followPayment('ZWD-PEND2345', onResult);
  await vi.advanceTimersByTimeAsync(2 * STATUS_RETRY_MS + 2_000);
  expect(fetchOrderStatus).toHaveBeenCalledTimes(4);
  expect(onResult.mock.calls).toEqual([[pending], [pending]]);
});

test('a failed request is logged with its order and its reason', async () => {
  vi.mocked(fetchOrderStatus).mockResolvedValueOnce(down);
  followPayment('ZWD-PEND2345', onResult);
  await vi.advanceTimersByTimeAsync(STATUS_RETRY_MS);
  expect(warn.mock.calls).toEqual([['The status of order ZWD-PEND2345 could not be asked for: server']]);
});

test('the order of a signed-out user is not polled', async () => {
  vi.mocked(fetchOrderStatus).mockResolvedValue(signedOut);
  followPayment('ZWD-PEND2345', onResult);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(fetchOrderStatus).toHaveBeenCalledTimes(1);
});

test('a hidden tab pauses polling, and polls at once when it becomes visible', async () => {
  followPayment('ZWD-PEND2345', onResult);
  await vi.advanceTimersByTimeAsync(1);
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(fetchOrderStatus).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchOrderStatus).toHaveBeenCalledTimes(2);
});

test('a stopped poll reports nothing', async () => {
  const { stop } = followPayment('ZWD-PEND2345', onResult);
  stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(onResult).not.toHaveBeenCalled();
  expect(fetchOrderStatus).toHaveBeenCalledTimes(1);
});
