import type { Profile } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedProfile } from './cachedAccount.ts';
import { resolveSession, type SessionResult } from './followSession.ts';

vi.mock('./cachedAccount.ts', () => ({ cachedProfile: vi.fn<() => Profile | null>() }));

const then = { id: 'u1', name: 'Mona then' } as Profile;
const now = { id: 'u1', name: 'Mona now' } as Profile;
const nobody: SessionResult = { ok: true, value: null };
const silent: SessionResult = { ok: false, error: 'unreachable' };

const heard: SessionResult[] = [];
const keep = (look: SessionResult) => void heard.push(look);
const lookNow = vi.fn<() => Promise<SessionResult>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.mocked(cachedProfile).mockReturnValue(then);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  heard.length = 0;
});

const beOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
};

test('who is here is known by the server where it answers', async () => {
  await resolveSession(async (tell) => tell({ ok: true, value: now }), lookNow, keep);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([{ ok: true, value: now }]);
});

test('whoever was here is recognised at once without a line, and soon on a slow one', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  void resolveSession(() => new Promise(() => {}), lookNow, keep);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([{ ok: true, value: then }]);
  heard.length = 0;
  vi.stubGlobal('navigator', { onLine: true });
  void resolveSession(() => new Promise(() => {}), lookNow, keep);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveLength(1);
});

test('nobody who has signed out meanwhile is recognised', async () => {
  await resolveSession(async (tell) => tell(nobody), lookNow, keep);
  vi.mocked(cachedProfile).mockReturnValue(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([nobody]);
});

test('a look that fails goes by what was known, and is taken again when there is a line', async () => {
  lookNow.mockResolvedValue({ ok: true, value: now });
  await resolveSession(async (tell) => tell(silent), lookNow, keep);
  expect(heard).toEqual([{ ok: true, value: then }]);
  await beOnline();
  expect(heard.at(-1)).toEqual({ ok: true, value: now });
  expect(lookNow).toHaveBeenCalledTimes(1);
});

test('somebody of whom nothing is known stays somebody who cannot be asked about', async () => {
  vi.mocked(cachedProfile).mockReturnValue(null);
  await resolveSession(async (tell) => tell(silent), lookNow, keep);
  expect(heard).toEqual([silent]);
  await expect(resolveSession(() => Promise.reject(new Error('no client')), lookNow, keep)).rejects.toThrow(
    'no client',
  );
});

test('where asking could not even begin, it begins with the line', async () => {
  const follow = vi
    .fn<(tell: (look: SessionResult) => void) => Promise<void>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementationOnce(async (tell) => tell({ ok: true, value: now }));
  await resolveSession(follow, lookNow, keep);
  await beOnline();
  expect(heard.at(-1)).toEqual({ ok: true, value: now });
});
