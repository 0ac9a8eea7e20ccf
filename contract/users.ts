/** The test users. Each backend creates these accounts in its own way. */
import {
  PASSWORD,
  signIn as signInWith,
  type ShopBackend,
  type UserSession,
} from '../apps/server/src/testing/shopClient.ts';

export const TEST_USERS = {
  mona: { email: 'mona@example.com', metadata: { name: 'Mona', phone: '+96170123456' } },
  omar: { email: 'omar@example.com', metadata: {} },
  admin: { email: 'admin@example.com', metadata: {} },
  unconfirmed: { email: 'unconfirmed@example.com', metadata: {} },
  deactivated: { email: 'deactivated@example.com', metadata: {} },
} as const;

export type TestUserName = keyof typeof TEST_USERS;

export const credentialsOf = (name: TestUserName) => ({ email: TEST_USERS[name].email, password: PASSWORD });

const sessions = new WeakMap<ShopBackend, Map<TestUserName, Promise<UserSession>>>();

/** Cached for all tests, because hashing passwords on a real server is slow. */
export function signIn(backend: ShopBackend, name: TestUserName): Promise<UserSession> {
  const cached = sessions.get(backend) ?? new Map<TestUserName, Promise<UserSession>>();
  sessions.set(backend, cached);
  const session = cached.get(name) ?? openSession(backend, name);
  cached.set(name, session);
  return session;
}

/** For tests that sign out again. */
export const openSession = (backend: ShopBackend, name: TestUserName): Promise<UserSession> =>
  signInWith(backend, credentialsOf(name));

/** A token with an invalid signature. */
export const forged = ({ token }: UserSession): { token: string } => ({
  token: `${token.slice(0, -4)}AAAA`,
});
