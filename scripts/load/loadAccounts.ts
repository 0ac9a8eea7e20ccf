/** The accounts of the demo with passwords that no README has, so that a server behind a proxy starts with them. */
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import { callSuccessfully, signIn, type ShopBackend } from '../../apps/server/src/testing/shopClient.ts';

const loadAccounts = DEMO_ACCOUNTS.map((account) => ({
  ...account,
  password: `${account.password}-of-the-load`,
}));

export const loadAdminAccount = loadAccounts.find(({ role }) => role === 'admin')!;

export async function keepPasswordsPrivate(backend: ShopBackend): Promise<void> {
  for (const [place, account] of DEMO_ACCOUNTS.entries()) {
    const password = loadAccounts[place]!.password;
    // Another server on the same database may have done it.
    const user = await signIn(backend, account).catch(() => null);
    if (user === null) continue;
    await callSuccessfully(backend, { path: '/auth/v1/user', method: 'PUT', body: { password }, as: user });
  }
}
