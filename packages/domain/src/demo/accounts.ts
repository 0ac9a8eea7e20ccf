/** The accounts of a local installation, with the real server and with the mocks. */
import type { Role } from '../accounts/profile.ts';
import type { StoreRole } from '../shops/members.ts';

interface DemoAccount {
  email: string;
  /** Published in the README, so these accounts are only created in local installations. */
  password: string;
  name: string;
  phone: string;
  role: Role;
  /** What it is in which shops of the seed, by their numbers. */
  member?: { as: StoreRole; of: readonly number[] };
}

export const DEMO_ACCOUNTS = [
  {
    email: 'admin@zawadeh.local',
    password: 'Zawadeh-admin-1',
    name: 'Nour Masri',
    phone: '+96171124455',
    role: 'admin',
  },
  {
    email: 'mona@zawadeh.local',
    password: 'Zawadeh-mona-1',
    name: 'Mona Kabbara',
    phone: '+96170123456',
    role: 'user',
  },
  {
    email: 'nadim@zawadeh.local',
    password: 'Zawadeh-nadim-1',
    name: 'Nadim Hajj',
    phone: '+9616000101',
    role: 'user',
    member: { as: 'owner', of: [1] },
  },
  {
    email: 'hassan@zawadeh.local',
    password: 'Zawadeh-hassan-1',
    name: 'Hassan Dib',
    phone: '+9616000102',
    role: 'user',
    member: { as: 'staff', of: [1] },
  },
  {
    email: 'huda@zawadeh.local',
    password: 'Zawadeh-huda-1',
    name: 'Huda Merhi',
    phone: '+9616000103',
    role: 'user',
    member: { as: 'owner', of: [2, 4] },
  },
] as const satisfies readonly DemoAccount[];

/** Printed in the terminal at start, also of the mocks, which have these two alone. */
export const DEMO_ACCOUNTS_LINE = `Accounts: ${DEMO_ACCOUNTS.slice(0, 2)
  .map(({ email }) => email)
  .join(', ')} (passwords in the README)`;
