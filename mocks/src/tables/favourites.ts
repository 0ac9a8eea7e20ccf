import { timestamp } from '../database/rows.ts';
import { policyError, tableError, type MockTable } from './table.ts';

/** The shops that a user likes: one's own rows only. */
export const favourites: MockTable = {
  name: 'favourites',
  columns: ['user_id', 'store_id', 'created_at'],
  visible: (database, user) => user && database.favourites.filter(({ user_id }) => user_id === user.id),
  insert({ favourites: rows, shops }, user, { user_id, store_id }, now) {
    if (user_id !== user.id) return policyError('favourites');
    const row = { user_id: user.id, store_id: String(store_id), created_at: timestamp(now) };
    if (rows.some((each) => each.user_id === user.id && each.store_id === row.store_id)) {
      return tableError(409, '23505', 'duplicate key value violates unique constraint "favourites_pkey"');
    }
    if (!shops.some(({ id }) => id === row.store_id)) {
      return tableError(
        409,
        '23503',
        'insert or update on table "favourites" violates foreign key constraint "favourites_store_id_fkey"',
        { details: 'Key is not present in table "stores".' },
      );
    }
    rows.push(row);
    return row;
  },
  canWrite: () => true,
  remove(database, user, { store_id }) {
    database.favourites = database.favourites.filter(
      (each) => each.user_id !== user.id || each.store_id !== store_id,
    );
    return undefined;
  },
};
