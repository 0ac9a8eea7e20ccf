import type { Profile, Result } from '@zawadeh/domain';
import { cachedProfile } from './cachedAccount.ts';

/** Whoever is signed in, or null for nobody; an error where somebody is and cannot be asked about just now. */
export type SessionResult = Result<Profile | null, 'unreachable'>;

export const UNREACHABLE: SessionResult = { ok: false, error: 'unreachable' };

/** How long somebody who was here before is not recognised, while the server is asked. */
const RECOGNISED_AFTER = 3_000;

/**
 * Asks who is here, and goes by what was known where nobody answers; asks anew when there is a line. `follow` tells of
 * every look there is, and fails where it cannot even begin.
 */
export async function resolveSession(
  follow: (tell: (look: SessionResult) => void) => Promise<void>,
  lookNow: () => Promise<SessionResult>,
  keep: (look: SessionResult) => void,
): Promise<void> {
  let isAnswered = false;
  const recognise = () => {
    const profile = isAnswered ? null : cachedProfile();
    if (profile) keep({ ok: true, value: profile });
    return profile !== null;
  };
  const tell = (look: SessionResult) => {
    isAnswered ||= look.ok;
    if (look.ok || !recognise()) keep(look);
    if (!look.ok) window.addEventListener('online', () => void lookNow().then(tell), { once: true });
  };
  setTimeout(recognise, navigator.onLine ? RECOGNISED_AFTER : 0);
  try {
    await follow(tell);
  } catch (error) {
    if (!recognise()) throw error;
    const retry = () => void resolveSession(follow, lookNow, keep).catch(() => {});
    window.addEventListener('online', retry, { once: true });
  }
}
