import { test as base } from '../words.ts';
import { sessionOf, type Session } from './open.ts';

let known: Promise<Session> | undefined;

export const test = base.extend<{ session: Session }>({
  /** Somebody who has logged in, once for many tests: the server lets nobody try again and again. */
  session: async ({ request }, provide) => provide(await (known ??= sessionOf(request))),
});
