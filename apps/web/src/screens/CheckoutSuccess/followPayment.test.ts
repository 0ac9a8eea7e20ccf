import { STATUS_RETRY_MS } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookAgain, type OrderLook } from '../../backend/orders.ts';
import { EVERY_MS, followPayment } from './followPayment.ts';

vi.mock('../../backend/orders.ts', () => ({ lookAgain: vi.fn<typeof lookAgain>() }));

const pending: OrderLook = { ok: true, status: 'pending', expiresAt: null };
const paid: OrderLook = { ok: true, status: 'paid', expiresAt: null };
const down: OrderLook = { ok: false, trouble: 'server' };
const signedOut: OrderLook = { ok: false, trouble: 'signedOut' };

const openPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
let page: ReturnType<typeof openPage>;
const told = vi.fn<(look: OrderLook) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  told.mockReset();
  vi.mocked(lookAgain).mockReset().mockResolvedValue(pending);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('while it is pending it is asked about again and again, until it is paid', async () => {
  followPayment('ZWD-PEND2345', told);
  await vi.advanceTimersByTimeAsync(EVERY_MS + 1);
  vi.mocked(lookAgain).mockResolvedValue(paid);
  await vi.advanceTimersByTimeAsync(EVERY_MS * 5);
  expect(told.mock.calls).toEqual([[pending], [pending], [paid]]);
});

test('a failure is tried once more before it is told', async () => {
  vi.mocked(lookAgain).mockResolvedValueOnce(down).mockResolvedValueOnce(paid);
  followPayment('ZWD-PEND2345', told);
  await vi.advanceTimersByTimeAsync(STATUS_RETRY_MS - 1);
  expect(lookAgain).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(told.mock.calls).toEqual([[paid]]);
});

test('a failure that stays is told, and asked about later', async () => {
  vi.mocked(lookAgain).mockResolvedValue(down);
  followPayment('ZWD-PEND2345', told);
  await vi.advanceTimersByTimeAsync(STATUS_RETRY_MS + 1);
  expect(told.mock.calls).toEqual([[down]]);
  vi.mocked(lookAgain).mockResolvedValue(paid);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(told).toHaveBeenLastCalledWith(paid);
});

test('whoever is signed out is not asked about again by itself', async () => {
  vi.mocked(lookAgain).mockResolvedValue(signedOut);
  followPayment('ZWD-PEND2345', told);
  await vi.advanceTimersByTimeAsync(EVERY_MS * 5);
  expect(lookAgain).toHaveBeenCalledTimes(1);
});

test('a tab that nobody sees waits, and looks at once when it is seen', async () => {
  followPayment('ZWD-PEND2345', told);
  await vi.advanceTimersByTimeAsync(1);
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(EVERY_MS * 5);
  expect(lookAgain).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(lookAgain).toHaveBeenCalledTimes(2);
});

test('a page that was left is told nothing', async () => {
  const { stop } = followPayment('ZWD-PEND2345', told);
  stop();
  await vi.advanceTimersByTimeAsync(EVERY_MS * 5);
  expect(told).not.toHaveBeenCalled();
  expect(lookAgain).toHaveBeenCalledTimes(1);
});
