/** Which screens a role may open, and where a login leads. */
import type { Role } from './profile.ts';

/** The screens that need a session or a role. */
export type GuardedScreen = 'checkout' | 'profile' | 'admin';
export type Access = 'open' | 'signedOut' | 'adminsOnly';

export function accessTo(screen: GuardedScreen, viewer: { role: Role } | null): Access {
  if (screen === 'admin') return viewer?.role === 'admin' ? 'open' : 'adminsOnly';
  return viewer ? 'open' : 'signedOut';
}

/** Where a login leads without a return path. */
export function pathAfterLogin(role: Role): '/admin' | '/our-bags' {
  return role === 'admin' ? '/admin' : '/our-bags';
}

/** Where to go on after signing in: a path of this site, never another site. */
export function readReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 300) return null;
  return /^\/(?![/\\])[\w\-./?=&%~]*$/.test(value) ? value : null;
}
