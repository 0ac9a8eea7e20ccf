/** Who may see what, and where a login leads. */
import type { Role } from './profile.ts';

/** The screens that are not for everybody. */
export type GuardedScreen = 'checkout' | 'profile' | 'admin';
export type Access = 'open' | 'signedOut' | 'adminsOnly';

export function accessTo(screen: GuardedScreen, viewer: { role: Role } | null): Access {
  if (screen === 'admin') return viewer?.role === 'admin' ? 'open' : 'adminsOnly';
  return viewer ? 'open' : 'signedOut';
}

/** Admins came to work, everybody else to choose a bag. */
export function pathAfterLogin(role: Role): '/admin' | '/our-bags' {
  return role === 'admin' ? '/admin' : '/our-bags';
}

/** The way back to what was being done: a path of this site, and nothing that leads elsewhere. */
export function readWayBack(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 300) return null;
  return /^\/(?![/\\])[\w\-./?=&%~]*$/.test(value) ? value : null;
}
