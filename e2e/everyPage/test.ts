import { test as base } from '../words.ts';
import { sessionOf, type Session, type Who } from './open.ts';

const known: Partial<Record<Who, Promise<Session>>> = {};

export const test = base.extend<{ sessionFor: (who: Who) => Promise<Session> }>({
  /** Somebody who has logged in, once for many tests: the server lets nobody try again and again. */
  sessionFor: async ({ request }, provide) => provide((who) => (known[who] ??= sessionOf(request, who))),
});
