/** Accounts and their profiles. */
import { readText, type Instant } from '@zawadeh/domain';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import { timestamp } from './timestamp.ts';
import type { Person, World } from './rows.ts';

const DAY = 86_400_000;

const [admin, mona] = DEMO_ACCOUNTS;

/** The accounts that a fresh installation has, and more that show what else an account can be. */
export const DEMO_PEOPLE = {
  admin,
  mona,
  unconfirmed: { email: 'unconfirmed@zawadeh.local', password: 'Zawadeh-new-1' },
  deactivated: { email: 'deactivated@zawadeh.local', password: 'Zawadeh-gone-1' },
  /** In the stories' world, with an order in every state. */
  rania: { email: 'rania@zawadeh.local', password: 'Zawadeh-rania-1' },
} as const;

const PLACES = ['admin', 'mona', 'unconfirmed', 'deactivated', 'rania'] as const;

export const demoId = (who: keyof typeof DEMO_PEOPLE): string => idOf(PLACES.indexOf(who) + 1);

export function demoPeople(now: Instant): Person[] {
  const at = (ago: number) => timestamp(now - ago);
  const someone = (who: keyof typeof DEMO_PEOPLE, name: string, phone: string): Person => ({
    email: DEMO_PEOPLE[who].email,
    password: DEMO_PEOPLE[who].password,
    id: demoId(who),
    name,
    phone,
    role: 'user',
    isConfirmed: true,
    deactivatedAt: null,
    createdAt: at(30 * DAY),
    lastSignInAt: null,
    writtenAt: now - 30 * DAY,
    said: { name, phone },
  });
  return [
    { ...someone('admin', admin.name, admin.phone), role: admin.role },
    someone('mona', mona.name, mona.phone),
    { ...someone('unconfirmed', 'Samir Aziz', '+96176123456'), isConfirmed: false },
    { ...someone('deactivated', 'EMPTY', 'EMPTY'), deactivatedAt: at(DAY) },
    someone('rania', 'Rania Haddad', '+96170123457'),
  ];
}

interface SignUp {
  email: string;
  password: string;
  said: Record<string, unknown>;
}

/** Signed up and not yet confirmed; the profile is made of what was said. */
export function addPerson(world: World, { email, password, said }: SignUp, now: Instant): Person {
  const person: Person = {
    id: idOf(world.people.length + 1),
    email: email.toLowerCase(),
    password,
    name: readText(said.name),
    phone: readText(said.phone),
    role: 'user',
    isConfirmed: false,
    deactivatedAt: null,
    createdAt: timestamp(now),
    lastSignInAt: null,
    writtenAt: now,
    said,
  };
  world.people.push(person);
  return person;
}

export const personByEmail = (world: World, email: string): Person | undefined =>
  world.people.find((person) => person.email === email.toLowerCase());

function idOf(count: number): string {
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
}
