/** Accounts of the mock database, with their profiles. */
import { readText, type Instant } from '@zawadeh/domain';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import { timestamp, type MockUser, type MockDatabase } from './rows.ts';

const DAY = 86_400_000;

const [admin, mona] = DEMO_ACCOUNTS;

/** The accounts of a fresh installation, and others for the states an account can have. */
export const DEMO_USERS = {
  admin,
  mona,
  unconfirmed: { email: 'unconfirmed@zawadeh.local', password: 'Zawadeh-new-1' },
  deactivated: { email: 'deactivated@zawadeh.local', password: 'Zawadeh-gone-1' },
  /** In the story database, with an order in every status. */
  rania: { email: 'rania@zawadeh.local', password: 'Zawadeh-rania-1' },
} as const;

const PLACES = ['admin', 'mona', 'unconfirmed', 'deactivated', 'rania'] as const;

export const demoId = (key: keyof typeof DEMO_USERS): string => idOf(PLACES.indexOf(key) + 1);

export function demoUsers(now: Instant): MockUser[] {
  const at = (ago: number) => timestamp(now - ago);
  const demoUser = (key: keyof typeof DEMO_USERS, name: string, phone: string): MockUser => ({
    email: DEMO_USERS[key].email,
    password: DEMO_USERS[key].password,
    id: demoId(key),
    name,
    phone,
    role: 'user',
    isConfirmed: true,
    deactivatedAt: null,
    createdAt: at(30 * DAY),
    lastSignInAt: null,
    confirmationSentAt: now - 30 * DAY,
    metadata: { name, phone },
  });
  return [
    { ...demoUser('admin', admin.name, admin.phone), role: admin.role },
    demoUser('mona', mona.name, mona.phone),
    { ...demoUser('unconfirmed', 'Samir Aziz', '+96176123456'), isConfirmed: false },
    { ...demoUser('deactivated', 'EMPTY', 'EMPTY'), deactivatedAt: at(DAY) },
    demoUser('rania', 'Rania Haddad', '+96170123457'),
  ];
}

interface SignUp {
  email: string;
  password: string;
  metadata: Record<string, unknown>;
}

/** Adds an unconfirmed account, with a profile from its sign-up metadata. */
export function addUser(
  database: MockDatabase,
  { email, password, metadata }: SignUp,
  now: Instant,
): MockUser {
  const person: MockUser = {
    id: idOf(database.people.length + 1),
    email: email.toLowerCase(),
    password,
    name: readText(metadata.name),
    phone: readText(metadata.phone),
    role: 'user',
    isConfirmed: false,
    deactivatedAt: null,
    createdAt: timestamp(now),
    lastSignInAt: null,
    confirmationSentAt: now,
    metadata,
  };
  database.people.push(person);
  return person;
}

export const userByEmail = (database: MockDatabase, email: string): MockUser | undefined =>
  database.people.find((person) => person.email === email.toLowerCase());

function idOf(count: number): string {
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
}

export const isAdmin = ({ role, deactivatedAt }: MockUser): boolean =>
  role === 'admin' && deactivatedAt === null;
