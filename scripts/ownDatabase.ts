import { freshDatabase } from '../apps/server/src/testing/testDatabase.ts';

/** A database of the server's for as long as the work takes: empty before, and gone afterwards. */
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
