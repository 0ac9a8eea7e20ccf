import { projectConfig } from '../supabase.ts';

/** Where the server does not say, every order is seen. */
export const readPaidOnly = (): Promise<boolean> =>
  projectConfig().then(
    ({ paidOrdersOnly }) => paidOrdersOnly,
    () => false,
  );
