import type { Profile } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedProfile } from './cachedAccount.ts';
import { resolveSession, type SessionResult } from './resolveSession.ts';

vi.mock('./cachedAccount.ts', () => ({ cachedProfile: vi.fn<() => Profile | null>() }));

const cached = { id: 'u1', name: 'Mona then' } as Profile;
const fetched = { id: 'u1', name: 'Mona now' } as Profile;
const signedOut: SessionResult = { ok: true, value: null };
const unreachable: SessionResult = { ok: false, error: 'unreachable' };

const results: SessionResult[] = [];
const onResult = (result: SessionResult) => void results.push(result);
const check = vi.fn<() => Promise<SessionResult>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.mocked(cachedProfile).mockReturnValue(cached);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  results.length = 0;
});

const beOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
};

test('the server’s answer is used once it comes', async () => {
  await resolveSession(async (report) => report({ ok: true, value: fetched }), check, onResult);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(results).toEqual([{ ok: true, value: fetched }]);
});

test('the cached profile is used at once offline, and after a delay on a slow connection', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  void resolveSession(() => new Promise(() => {}), check, onResult);
  await vi.advanceTimersByTimeAsync(0);
  expect(results).toEqual([{ ok: true, value: cached }]);
  results.length = 0;
  vi.stubGlobal('navigator', { onLine: true });
  void resolveSession(() => new Promise(() => {}), check, onResult);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(results).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(results).toHaveLength(1);
});

test('the cached profile is not used after a sign-out', async () => {
  await resolveSession(async (report) => report(signedOut), check, onResult);
  vi.mocked(cachedProfile).mockReturnValue(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(results).toEqual([signedOut]);
});

test('a failed check uses the cached profile, and is repeated online', async () => {
  check.mockResolvedValue({ ok: true, value: fetched });
  await resolveSession(async (report) => report(unreachable), check, onResult);
  expect(results).toEqual([{ ok: true, value: cached }]);
  await beOnline();
  expect(results.at(-1)).toEqual({ ok: true, value: fetched });
  expect(check).toHaveBeenCalledTimes(1);
});

test('the session stays unreachable without a cached profile', async () => {
  vi.mocked(cachedProfile).mockReturnValue(null);
  await resolveSession(async (report) => report(unreachable), check, onResult);
  expect(results).toEqual([unreachable]);
  await expect(resolveSession(() => Promise.reject(new Error('no client')), check, onResult)).rejects.toThrow(
    'no client',
  );
});

test('a client that could not be loaded is loaded online', async () => {
  const follow = vi
    .fn<(report: (result: SessionResult) => void) => Promise<void>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementationOnce(async (report) => report({ ok: true, value: fetched }));
  await resolveSession(follow, check, onResult);
  await beOnline();
  expect(results.at(-1)).toEqual({ ok: true, value: fetched });
});
