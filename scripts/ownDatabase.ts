import { freshDatabase } from '../apps/server/src/testing/testDatabase.ts';

/** Runs the work with a temporary, empty database of the server. */
export async function withOwnDatabase<Result>(
  server: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const database = await freshDatabase(server);
  try {
    return await work(database.url);
  } finally {
    await database.drop();
  }
}
