import type { PgliteConnection } from '@supabase/lite/pglite';
import { answerCheckViolations } from './checkViolations.ts';
import { lockedPglite } from './lockedPglite.ts';

/** What the engine needs before strangers may be let near it. */
export type Fix = 'sessionLock' | 'closedGrants';

const TIMESTAMPTZ = 1184;
const NUMERIC = 1700;

/** PostgREST answers "2026-11-21T03:45:20+00:00", PostgreSQL prints "2026-11-21 03:45:20+00". */
const isoTime = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

export async function connect(folder: string, leaveOut: readonly Fix[]): Promise<PgliteConnection> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection({
    url: folder,
    // The engine leaves "4.50" a string because it is not how JavaScript prints 4.5; PostgREST answers a number.
    pgliteOptions: { parsers: { [TIMESTAMPTZ]: isoTime, [NUMERIC]: Number } },
  });
  await connection.driver.waitReady;
  if (!leaveOut.includes('sessionLock')) connection.kysely = lockedPglite(connection.driver);
  answerCheckViolations(connection);
  return connection;
}

/**
 * With its first request the engine grants every table to every role, undoing each revoke of the migrations,
 * unless it believes that it has done so already.
 */
export function keepGrantsClosed(connection: PgliteConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
