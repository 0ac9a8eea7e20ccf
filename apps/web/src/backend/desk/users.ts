/** The table users, as admins see it: everybody whose account is still active. */
import { readProfile, type Profile, type Role } from '@zawadeh/domain';
import { ask, done, doneTo, refusedFor, type Told } from './ask.ts';
import { matching } from './search.ts';

export interface PeoplePage {
  people: Profile[];
  total: number;
}

export const peoplePage = (words: string, start: number, size: number): Promise<Told<PeoplePage>> =>
  ask(
    (client) => {
      const all = client.from('users').select('id, email, name, phone, role', { count: 'exact' });
      return matching(all, words)
        .order('role')
        .order('created_at', { ascending: false })
        .range(start, start + size - 1)
        .retry(false);
    },
    (rows: unknown, total) => {
      if (!Array.isArray(rows) || total === null) return refusedFor('server');
      const people = rows.map(readProfile).flatMap((read) => (read.ok ? [read.profile] : []));
      return { ok: true, value: { people, total } };
    },
  );

export const giveRole = (id: string, role: Role): Promise<Told<null>> =>
  ask((client) => client.from('users').update({ role }).eq('id', id).select('id'), doneTo);

/** The row stays, so that the account is not made again at its next sign-in. */
export const deactivate = (id: string): Promise<Told<null>> =>
  ask((client) => client.from('users').delete().eq('id', id), done, { isSilent: true });
