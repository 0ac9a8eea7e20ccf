import postgres from 'postgres';

export interface TestDatabase {
  name: string;
  url: string;
  drop: () => Promise<void>;
}

/** Set by the launcher if there is a PostgreSQL server; without it the tests run on PGlite. */
export const testServer = process.env.ZAWADEH_TEST_POSTGRES;

/** How often a race is tried: the embedded engine runs one statement at a time, so once shows all that it can. */
export const raceRounds = testServer ? 8 : 1;

/** The program of PostgREST, set by the launcher in the part `postgrest`: it then answers for the tables. */
export const postgrestProgram = process.env.ZAWADEH_TEST_POSTGREST;

/** Supabase's command line, set in the same part. */
export const supabaseProgram = process.env.ZAWADEH_TEST_SUPABASE;

/** A database for one test file: empty, or a copy of another. */
export async function freshDatabase(server: string, copied = 'template0'): Promise<TestDatabase> {
  const admin = postgres(server, { max: 1, onnotice: () => {} });
  const name = `zawadeh_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await admin.unsafe(`create database ${name} template ${copied}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    name,
    url: url.href,
    drop: async () => {
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
