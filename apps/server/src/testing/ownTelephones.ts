import { sql, type Kysely } from 'kysely';

/** Gives each user another telephone, because one telephone gets one message about a bag. */
export const ownTelephones = (database: Kysely<unknown>, users: readonly string[]): Promise<unknown> =>
  sql`
    update public.users set phone = '+1' || lpad(('x' || left(md5(id::text), 8))::bit(32)::bigint::text, 10, '0')
    where id::text in (${sql.join(users)})
  `.execute(database);
