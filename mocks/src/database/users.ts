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
  /** Buyers in the story database, each with one order. */
  rania: { email: 'rania@zawadeh.local', password: 'Zawadeh-rania-1' },
  omar: { email: 'omar@zawadeh.local', password: 'Zawadeh-omar-1' },
  maya: { email: 'maya@zawadeh.local', password: 'Zawadeh-maya-1' },
  khaled: { email: 'khaled@zawadeh.local', password: 'Zawadeh-khaled-1' },
  lina: { email: 'lina@zawadeh.local', password: 'Zawadeh-lina-1' },
  hiba: { email: 'hiba@zawadeh.local', password: 'Zawadeh-hiba-1' },
  jad: { email: 'jad@zawadeh.local', password: 'Zawadeh-jad-1' },
} as const;

export type DemoUser = keyof typeof DEMO_USERS;

const DEMO_NAMES = Object.keys(DEMO_USERS) as DemoUser[];

export const demoId = (key: DemoUser): string => idOf(DEMO_NAMES.indexOf(key) + 1);

export function demoUsers(now: Instant): MockUser[] {
  const at = (ago: number) => timestamp(now - ago);
  const demoUser = (key: DemoUser, name: string, phone: string): MockUser => ({
    email: DEMO_USERS[key].email,
    password: DEMO_USERS[key].password,
    id: demoId(key),
    name,
    phone,
    role: 'user',
    isConfirmed: true,
    deactivated_at: null,
    created_at: at(30 * DAY),
    lastSignInAt: null,
    metadata: { name, phone },
  });
  return [
    { ...demoUser('admin', admin.name, admin.phone), role: admin.role },
    demoUser('mona', mona.name, mona.phone),
    { ...demoUser('unconfirmed', 'Samir Aziz', '+96176123456'), isConfirmed: false },
    { ...demoUser('deactivated', 'EMPTY', 'EMPTY'), deactivated_at: at(DAY) },
    demoUser('rania', 'Rania Haddad', '+96170123457'),
    demoUser('omar', 'عمر كبارة', '+9613245680'),
    demoUser('maya', 'Maya Saade', '+96171456012'),
    demoUser('khaled', 'خالد ديب', '+96176310457'),
    demoUser('lina', 'Lina Karam', '+96181902345'),
    demoUser('hiba', 'هبة زين', '+96179664120'),
    demoUser('jad', 'Jad Fattal', '+33612345678'),
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
