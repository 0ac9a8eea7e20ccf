/** Who a shop on a machine of one's own knows from the start, with its own server as with pretend data. */
import type { Role } from './accounts/profile.ts';

interface DemoAccount {
  email: string;
  /** Known to everybody who reads the README, so such an account is made on a machine of one's own alone. */
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

/** For the terminal it was started in. */
export const DEMO_ACCOUNTS_LINE = `Accounts: ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')} (passwords in the README)`;
