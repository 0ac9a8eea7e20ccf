import type { Profile, Result } from '@zawadeh/domain';
import { cachedProfile } from './cachedAccount.ts';

/** The signed-in user, or null without a session; an error where the server does not answer. */
export type SessionResult = Result<Profile | null, 'unreachable'>;

export const UNREACHABLE: SessionResult = { ok: false, error: 'unreachable' };

/** How long the server has to answer before the cached profile is used. */
const CACHED_PROFILE_AFTER_MS = 3_000;

/**
 * Passes every session result to `onResult`; the cached profile where the server does not answer, and another check when
 * the browser is online again. `follow` reports every session event, and rejects where the client cannot be loaded.
 */
export async function resolveSession(
  follow: (report: (result: SessionResult) => void) => Promise<void>,
  check: () => Promise<SessionResult>,
  onResult: (result: SessionResult) => void,
): Promise<void> {
  let isAnswered = false;
  const applyCachedProfile = () => {
    const profile = isAnswered ? null : cachedProfile();
    if (profile) onResult({ ok: true, value: profile });
    return profile !== null;
  };
  const report = (result: SessionResult) => {
    isAnswered ||= result.ok;
    if (result.ok || !applyCachedProfile()) onResult(result);
    if (!result.ok) window.addEventListener('online', () => void check().then(report), { once: true });
  };
  setTimeout(applyCachedProfile, navigator.onLine ? CACHED_PROFILE_AFTER_MS : 0);
  try {
    await follow(report);
  } catch (error) {
    if (!applyCachedProfile()) throw error;
    const retry = () => void resolveSession(follow, check, onResult).catch(() => {});
    window.addEventListener('online', retry, { once: true });
  }
}
