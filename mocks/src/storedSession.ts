import { DEMO_USERS, demoUsers, type DemoUser } from './database/users.ts';
import { sessionOf } from './database/tokens.ts';

/** The session of a demo account, as the Supabase client stores it in the browser. */
export function storedSession(key: DemoUser): string {
  const person = demoUsers(0).find(({ email }) => email === DEMO_USERS[key].email);
  if (!person) throw new Error(`There is no demo user ${key}.`);
  return JSON.stringify(sessionOf(person));
}
