import { test as base } from '../fixtures.ts';
import { sessionOf, type StoredSession, type SeededUser } from './openScreen.ts';

const cache: Partial<Record<SeededUser, Promise<StoredSession>>> = {};

export const test = base.extend<{ sessionFor: (user: SeededUser) => Promise<StoredSession> }>({
  /** The session of a demo user, signed in once for each worker because of the server's rate limit. */
  sessionFor: async ({ request }, provide) => provide((user) => (cache[user] ??= sessionOf(request, user))),
});
