/** The test users. Each backend creates these accounts in its own way. */
import { call, type TestedBackend } from './backend.ts';

export const PASSWORD = 'Correct-horse-7';

export const TEST_USERS = {
  mona: { email: 'mona@example.com', metadata: { name: 'Mona', phone: '+96170123456' } },
  omar: { email: 'omar@example.com', metadata: {} },
  admin: { email: 'admin@example.com', metadata: {} },
  unconfirmed: { email: 'unconfirmed@example.com', metadata: {} },
  deactivated: { email: 'deactivated@example.com', metadata: {} },
} as const;

export type TestUserName = keyof typeof TEST_USERS;

export interface SignedIn {
  id: string;
  token: string;
  refreshToken: string;
}

export const credentialsOf = (name: TestUserName) => ({ email: TEST_USERS[name].email, password: PASSWORD });

const SIGN_IN = '/auth/v1/token?grant_type=password';

const sessions = new WeakMap<TestedBackend, Map<TestUserName, Promise<SignedIn>>>();

/** Cached for all tests, because hashing passwords on a real server is slow. */
export function signIn(backend: TestedBackend, name: TestUserName): Promise<SignedIn> {
  const cached = sessions.get(backend) ?? new Map<TestUserName, Promise<SignedIn>>();
  sessions.set(backend, cached);
  const session = cached.get(name) ?? openSession(backend, name);
  cached.set(name, session);
  return session;
}

/** For tests that sign out again. */
export async function openSession(backend: TestedBackend, name: TestUserName): Promise<SignedIn> {
  const { body } = await call(backend, { path: SIGN_IN, body: credentialsOf(name) });
  const { access_token, refresh_token, user } = body as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  return { id: user.id, token: access_token, refreshToken: refresh_token };
}

/** A token with an invalid signature. */
export const forged = ({ token }: SignedIn): { token: string } => ({
  token: `${token.slice(0, -4)}AAAA`,
});
