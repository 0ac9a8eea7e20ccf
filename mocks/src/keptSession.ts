import { DEMO_PEOPLE, demoPeople } from './world/people.ts';
import { sessionOf } from './world/tokens.ts';

/** One of the demo accounts signed in, as the Supabase client keeps it in the browser. */
export function keptSession(who: keyof typeof DEMO_PEOPLE): string {
  const person = demoPeople(0).find(({ email }) => email === DEMO_PEOPLE[who].email);
  if (!person) throw new Error(`Nobody is called ${who}.`);
  return JSON.stringify(sessionOf(person));
}
