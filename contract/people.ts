/** Who takes part. Each run makes these accounts in the way of its backend. */
import { ask, type Shop } from './shop.ts';

export const PASSWORD = 'Correct-horse-7';

export const PEOPLE = {
  mona: { email: 'mona@example.com', said: { name: 'Mona', phone: '+96170123456' } },
  omar: { email: 'omar@example.com', said: {} },
  admin: { email: 'admin@example.com', said: {} },
  unconfirmed: { email: 'unconfirmed@example.com', said: {} },
  deactivated: { email: 'deactivated@example.com', said: {} },
} as const;

export type Name = keyof typeof PEOPLE;

export interface SignedIn {
  id: string;
  token: string;
  refreshToken: string;
}

export const passwordOf = (who: Name) => ({ email: PEOPLE[who].email, password: PASSWORD });

const SIGN_IN = '/auth/v1/token?grant_type=password';

const sessions = new WeakMap<Shop, Map<Name, Promise<SignedIn>>>();

/** Once for all exchanges: a real server takes its time over passwords. */
export function signIn(shop: Shop, who: Name): Promise<SignedIn> {
  const known = sessions.get(shop) ?? new Map<Name, Promise<SignedIn>>();
  sessions.set(shop, known);
  const session = known.get(who) ?? signInAnew(shop, who);
  known.set(who, session);
  return session;
}

/** For those who sign out again. */
export async function signInAnew(shop: Shop, who: Name): Promise<SignedIn> {
  const { body } = await ask(shop, { path: SIGN_IN, body: passwordOf(who) });
  const { access_token, refresh_token, user } = body as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  return { id: user.id, token: access_token, refreshToken: refresh_token };
}

/** One changed letter makes it somebody else's. */
export const forged = ({ token }: SignedIn): { token: string } => ({
  token: `${token.slice(0, -4)}AAAA`,
});
