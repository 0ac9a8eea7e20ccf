/** Specification 6: who may see what, who may be removed, and where a login leads. */
import type { Profile, Role } from './profile.ts';

/** The screens that are not for everybody. */
export type GuardedScreen = 'checkout' | 'profile' | 'admin';
export type Access = 'open' | 'signedOut' | 'adminsOnly';

export function accessTo(screen: GuardedScreen, viewer: { role: Role } | null): Access {
  if (screen === 'admin') return viewer?.role === 'admin' ? 'open' : 'adminsOnly';
  return viewer ? 'open' : 'signedOut';
}

/** Specification 2, /login. */
export function pathAfterLogin(role: Role): '/admin' | '/our-bags' {
  return role === 'admin' ? '/admin' : '/our-bags';
}

/** The way back to what was being done: a path of this site, and nothing that leads elsewhere. */
export function readWayBack(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 300) return null;
  return /^\/(?![/\\])[\w\-./?=&%~]*$/.test(value) ? value : null;
}

/** Architecture 8.13: the last admin, and oneself, can be neither deactivated nor demoted. */
export function whyNotRemovable(
  target: Pick<Profile, 'id' | 'role'>,
  actorId: string,
  admins: number,
): 'self' | 'lastAdmin' | null {
  if (target.id === actorId) return 'self';
  return target.role === 'admin' && admins <= 1 ? 'lastAdmin' : null;
}
