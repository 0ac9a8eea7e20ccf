/** The users, for admins: the active accounts and, in a table of their own, the deactivated ones. */
import { readProfile, type Profile, type Role } from '@zawadeh/domain';
import { queryTable, done, affectedRows, fail, type AdminResult } from '../query.ts';
import { withSearch } from '../search.ts';

export interface UsersPage {
  users: Profile[];
  total: number;
}

export type AccountStatus = 'active' | 'deactivated';

const TABLES = { active: 'users', deactivated: 'deactivated_users' } as const;

export const fetchUsersPage = (
  status: AccountStatus,
  search: string,
  start: number,
  size: number,
): Promise<AdminResult<UsersPage>> =>
  queryTable(
    (client) => {
      const all = client
        .from(TABLES[status])
        .select('id, email, name, phone, role, deactivated_at', { count: 'exact' });
      return withSearch(all, search)
        .order('role')
        .order('created_at', { ascending: false })
        .range(start, start + size - 1)
        .retry(false);
    },
    (rows: unknown, total) => {
      if (!Array.isArray(rows) || total === null) return fail('server');
      const users = rows.map(readProfile).flatMap((reading) => (reading.ok ? [reading.value] : []));
      return { ok: true, value: { users, total } };
    },
  );

export const setRole = (id: string, role: Role): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('users').update({ role }).eq('id', id).select('id'), affectedRows);

/** The row stays, so that the next sign-in does not create the account again. */
export const deactivate = (id: string): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('users').delete().eq('id', id), done, { isSilent: true });

/** As a user without rights; the admin role is given separately. The row then leaves its table, so no affected row returns. */
export const restore = (id: string): Promise<AdminResult<null>> =>
  queryTable(
    (client) => client.from('deactivated_users').update({ deactivated_at: null }).eq('id', id),
    done,
    {
      isSilent: true,
    },
  );
