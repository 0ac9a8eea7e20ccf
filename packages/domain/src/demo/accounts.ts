/** The accounts of a local installation, with the real server and with the mocks. */
import type { Role } from '../accounts/profile.ts';

interface DemoAccount {
  email: string;
  /** Published in the README, so these accounts are only created in local installations. */
  password: string;
  name: string;
  phone: string;
  role: Role;
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
] as const satisfies readonly DemoAccount[];

/** Printed in the terminal at start. */
export const DEMO_ACCOUNTS_LINE = `Accounts: ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')} (passwords in the README)`;
