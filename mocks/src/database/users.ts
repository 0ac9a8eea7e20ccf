/** Accounts of the mock database, with their profiles. */
import { readText, type Instant } from '@zawadeh/domain';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import { timestamp, type MockUser, type MockDatabase } from './rows.ts';

const DAY = 86_400_000;

const [admin, mona] = DEMO_ACCOUNTS;

interface DemoAccount {
  email: string;
  password: string;
  name: string;
  phone: string;
}

const account = (key: string, password: string, name: string, phone: string): DemoAccount => ({
  email: `${key}@zawadeh.local`,
  password: `Zawadeh-${password}-1`,
  name,
  phone,
});

/** The accounts of a fresh installation, and others for the states an account can have. */
export const DEMO_USERS = {
  admin,
  mona,
  unconfirmed: account('unconfirmed', 'new', 'Samir Aziz', '+96176123456'),
  deactivated: account('deactivated', 'gone', 'EMPTY', 'EMPTY'),
  /** Buyers in the story database, each with one order. */
  rania: account('rania', 'rania', 'Rania Haddad', '+96170123457'),
  omar: account('omar', 'omar', 'عمر كبارة', '+9613245680'),
  maya: account('maya', 'maya', 'Maya Saade', '+96171456012'),
  khaled: account('khaled', 'khaled', 'خالد ديب', '+96176310457'),
  lina: account('lina', 'lina', 'Lina Karam', '+96181902345'),
  hiba: account('hiba', 'hiba', 'هبة زين', '+96179664120'),
  jad: account('jad', 'jad', 'Jad Fattal', '+33612345678'),
} as const;

export type DemoUser = keyof typeof DEMO_USERS;

const DEMO_NAMES = Object.keys(DEMO_USERS) as DemoUser[];

export const demoId = (key: DemoUser): string => idOf(DEMO_NAMES.indexOf(key) + 1);

export const demoUsers = (now: Instant): MockUser[] =>
  DEMO_NAMES.map((key) => {
    const { email, password, name, phone } = DEMO_USERS[key];
    return {
      id: demoId(key),
      email,
      password,
      name,
      phone,
      metadata: { name, phone },
      role: key === 'admin' ? admin.role : 'user',
      isConfirmed: key !== 'unconfirmed',
      deactivated_at: key === 'deactivated' ? timestamp(now - DAY) : null,
      created_at: timestamp(now - 30 * DAY),
      lastSignInAt: null,
    };
  });

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
    deactivated_at: null,
    created_at: timestamp(now),
    lastSignInAt: null,
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

export const isAdmin = ({ role, deactivated_at }: MockUser): boolean =>
  role === 'admin' && deactivated_at === null;
