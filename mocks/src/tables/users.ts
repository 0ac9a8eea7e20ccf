import { foldForSearch, type Rule } from '@zawadeh/domain';
import { type MockUser, type MockDatabase, timestamp } from '../database/rows.ts';
import { isAdmin } from '../database/users.ts';
import type { TableRow } from './query.ts';
import { policyError, tableError, type RejectedWrite, type MockTable } from './table.ts';

const rowOf = ({ id, email, name, phone, role, createdAt, deactivatedAt }: MockUser) => ({
  id,
  email,
  name,
  phone,
  role,
  created_at: createdAt,
  deactivated_at: deactivatedAt,
  found_by: foldForSearch(`${name ?? ''} ${email} ${phone ?? ''}`),
});

const personOf = ({ people }: MockDatabase, { id }: TableRow): MockUser | undefined =>
  people.find((each) => each.id === id);

/** Profiles: one's own, and for admins those of all active users. */
export const users: MockTable = {
  name: 'users',
  columns: ['id', 'email', 'name', 'phone', 'role', 'created_at', 'deactivated_at', 'found_by'],
  visible: ({ people }, user) =>
    user &&
    people
      .filter(({ id, deactivatedAt }) => id === user.id || (isAdmin(user) && deactivatedAt === null))
      .map(rowOf),
  insert(database, user, sent, _now, isUpsert) {
    if (sent.id !== user.id) return policyError('users');
    if (!isUpsert) {
      return tableError(409, '23505', 'duplicate key value violates unique constraint "users_pkey"');
    }
    if (user.deactivatedAt !== null) return policyError('users', ' (USING expression)');
    return rowOf(Object.assign(user, contactIn(sent)));
  },
  canWrite: (user, { id, deactivated_at }) => (id === user.id || isAdmin(user)) && deactivated_at === null,
  update(database, user, row, sent): RejectedWrite {
    const person = personOf(database, row);
    if (!person) return undefined;
    const role = isAdmin(user) ? sent.role : undefined;
    if ((role === 'admin' || role === 'user') && role !== person.role) {
      if (person.id === user.id) return conflict('You cannot change your own role.', 'own_role');
      person.role = role;
    }
    if (person.id === user.id) Object.assign(person, contactIn(sent));
    return undefined;
  },
  remove(database, user, row, now): RejectedWrite {
    const person = personOf(database, row);
    if (!person || !isAdmin(user)) return undefined;
    if (person.id === user.id) return conflict('You cannot deactivate yourself.', 'yourself');
    person.deactivatedAt = timestamp(now);
    return undefined;
  },
};

/** Deactivated users, for admins, who may only reactivate them. */
export const deactivatedUsers: MockTable = {
  name: 'deactivated_users',
  columns: users.columns,
  visible: ({ people }, user) =>
    user && (isAdmin(user) ? people.filter(({ deactivatedAt }) => deactivatedAt !== null).map(rowOf) : []),
  canWrite: isAdmin,
  update(database, _caller, row, sent): RejectedWrite {
    const person = personOf(database, row);
    if (Object.keys(sent).some((column) => column !== 'deactivated_at')) {
      return tableError(403, '42501', 'permission denied for view deactivated_users');
    }
    if (person && sent.deactivated_at === null) Object.assign(person, { deactivatedAt: null, role: 'user' });
    return undefined;
  },
};

const conflict = (message: string, hint: Rule): Response => tableError(409, 'PT409', message, { hint });

/** The columns that users change in their own profile. */
const contactIn = (sent: TableRow): Partial<Pick<MockUser, 'name' | 'phone'>> => ({
  ...('name' in sent && { name: sent.name as string | null }),
  ...('phone' in sent && { phone: sent.phone as string | null }),
});
