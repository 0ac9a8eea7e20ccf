/** The people, as admins see them: everybody whose account is still active, and apart from them everybody else. */
import { readProfile, type Profile, type Role } from '@zawadeh/domain';
import { queryTable, done, affectedRows, fail, type AdminResult } from './query.ts';
import { matching } from './search.ts';

export interface PeoplePage {
  people: Profile[];
  total: number;
}

/** Whoever is deactivated is found in a table of their own. */
export type Standing = 'active' | 'deactivated';

const TABLES: Record<Standing, string> = { active: 'users', deactivated: 'deactivated_users' };

export const peoplePage = (
  standing: Standing,
  words: string,
  start: number,
  size: number,
): Promise<AdminResult<PeoplePage>> =>
  queryTable(
    (client) => {
      const all = client
        .from(TABLES[standing])
        .select('id, email, name, phone, role, deactivated_at', { count: 'exact' });
      return matching(all, words)
        .order('role')
        .order('created_at', { ascending: false })
        .range(start, start + size - 1)
        .retry(false);
    },
    (rows: unknown, total) => {
      if (!Array.isArray(rows) || total === null) return fail('server');
      const people = rows.map(readProfile).flatMap((read) => (read.ok ? [read.value] : []));
      return { ok: true, value: { people, total } };
    },
  );

export const giveRole = (id: string, role: Role): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('users').update({ role }).eq('id', id).select('id'), affectedRows);

/** The row stays, so that the account is not made again at its next sign-in. */
export const deactivate = (id: string): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('users').delete().eq('id', id), done, { isSilent: true });

/** As a member: rights that were taken away are given again by name. The row has left its table then, and cannot answer. */
export const restore = (id: string): Promise<AdminResult<null>> =>
  queryTable(
    (client) => client.from('deactivated_users').update({ deactivated_at: null }).eq('id', id),
    done,
    {
      isSilent: true,
    },
  );
