/** The test users, which each backend creates in its own way. */
import { PASSWORD } from '../apps/server/src/testing/shopClient.ts';

export const TEST_USERS = {
  mona: { email: 'mona@example.com', metadata: { name: 'Mona', phone: '+96170123456' } },
  omar: { email: 'omar@example.com', metadata: {} },
  admin: { email: 'admin@example.com', metadata: {} },
} as const;

export type TestUserName = keyof typeof TEST_USERS;

export const credentialsOf = (name: TestUserName) => ({ email: TEST_USERS[name].email, password: PASSWORD });
