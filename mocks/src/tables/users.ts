import { foldForSearch, type Rule } from '@zawadeh/domain';
import type { Person, World } from '../world/rows.ts';
import { timestamp } from '../world/timestamp.ts';
import { isAdmin } from './isAdmin.ts';
import type { Row } from './query.ts';
import { brokenRule, refusal, type Outcome, type Table } from './table.ts';

const rowOf = ({ id, email, name, phone, role, createdAt, deactivatedAt }: Person) => ({
  id,
  email,
  name,
  phone,
  role,
  created_at: createdAt,
  deactivated_at: deactivatedAt,
  found_by: foldForSearch(`${name ?? ''} ${email} ${phone ?? ''}`),
});

const personOf = ({ people }: World, { id }: Row): Person | undefined =>
  people.find((each) => each.id === id);

/** Profiles: one's own, and for admins everybody's who is still here. */
export const users: Table = {
  name: 'users',
  columns: ['id', 'email', 'name', 'phone', 'role', 'created_at', 'deactivated_at', 'found_by'],
  visible: ({ people }, caller) =>
    caller &&
    people
      .filter(({ id, deactivatedAt }) => id === caller.id || (isAdmin(caller) && deactivatedAt === null))
      .map(rowOf),
  insert(world, caller, sent, _now, isUpsert) {
    if (sent.id !== caller.id) return brokenRule('users');
    if (!isUpsert) {
      return refusal(409, '23505', 'duplicate key value violates unique constraint "users_pkey"');
    }
    if (caller.deactivatedAt !== null) return brokenRule('users', ' (USING expression)');
    return rowOf(Object.assign(caller, contactIn(sent)));
  },
  reaches: (caller, { id, deactivated_at }) =>
    (id === caller.id || isAdmin(caller)) && deactivated_at === null,
  update(world, caller, row, sent): Outcome {
    const person = personOf(world, row);
    if (!person) return undefined;
    const role = isAdmin(caller) ? sent.role : undefined;
    if ((role === 'admin' || role === 'user') && role !== person.role) {
      if (person.id === caller.id) return conflict('You cannot change your own role.', 'own_role');
      person.role = role;
    }
    if (person.id === caller.id) Object.assign(person, contactIn(sent));
    return undefined;
  },
  remove(world, caller, row, now): Outcome {
    const person = personOf(world, row);
    if (!person || !isAdmin(caller)) return undefined;
    if (person.id === caller.id) return conflict('You cannot deactivate yourself.', 'yourself');
    person.deactivatedAt = timestamp(now);
    return undefined;
  },
};

/** Everybody who is not here any more, for admins, who change nothing but that somebody is back. */
export const deactivatedUsers: Table = {
  name: 'deactivated_users',
  columns: users.columns,
  visible: ({ people }, caller) =>
    caller &&
    (isAdmin(caller) ? people.filter(({ deactivatedAt }) => deactivatedAt !== null).map(rowOf) : []),
  reaches: isAdmin,
  update(world, _caller, row, sent): Outcome {
    const person = personOf(world, row);
    if (Object.keys(sent).some((column) => column !== 'deactivated_at')) {
      return refusal(403, '42501', 'permission denied for view deactivated_users');
    }
    if (person && sent.deactivated_at === null) Object.assign(person, { deactivatedAt: null, role: 'user' });
    return undefined;
  },
};

const conflict = (message: string, hint: Rule): Response => refusal(409, 'PT409', message, { hint });

/** All that people change of themselves. */
const contactIn = (sent: Row): Partial<Pick<Person, 'name' | 'phone'>> => ({
  ...('name' in sent && { name: sent.name as string | null }),
  ...('phone' in sent && { phone: sent.phone as string | null }),
});
