import { sql, type Kysely } from 'kysely';

/** While `work` runs, no change of the row is possible. */
export async function withBrokenRow(
  database: Kysely<unknown>,
  table: string,
  id: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await sql`
    create function private.breaks() returns trigger language plpgsql as
      $$ begin if new.id = ${sql.lit(id)} then raise 'broken'; end if; return new; end $$
  `.execute(database);
  await sql`
    create trigger breaks before update on ${sql.table(table)} for each row execute function private.breaks()
  `.execute(database);
  try {
    await work();
  } finally {
    await sql`drop trigger breaks on ${sql.table(table)}`.execute(database);
    await sql`drop function private.breaks()`.execute(database);
  }
}
