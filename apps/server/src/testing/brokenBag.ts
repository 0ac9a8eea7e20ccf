import { sql, type Kysely } from 'kysely';

/** While `work` runs, no change of the bag is possible. */
export async function withBrokenBag(
  database: Kysely<unknown>,
  bag: string,
  work: () => Promise<void>,
): Promise<void> {
  await sql`
    create function private.breaks() returns trigger language plpgsql as
      $$ begin if new.id = ${sql.lit(bag)} then raise 'broken'; end if; return new; end $$
  `.execute(database);
  await sql`
    create trigger breaks before update on public.surprise_bags for each row execute function private.breaks()
  `.execute(database);
  try {
    await work();
  } finally {
    await sql`drop trigger breaks on public.surprise_bags`.execute(database);
    await sql`drop function private.breaks()`.execute(database);
  }
}
