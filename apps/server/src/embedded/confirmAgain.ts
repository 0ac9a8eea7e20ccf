import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { confirmationLetter } from './letters.ts';
import type { LocalOutbox } from '../outbox/outbox.ts';

export interface Confirming {
  database: Kysely<unknown>;
  send: LocalOutbox['send'];
  origin: string;
}

/**
 * Sends another confirmation e-mail to an unconfirmed address whose last one is older than `pauseSeconds`. Only the
 * newest link works.
 */
export async function confirmAgain(
  { database, send, origin }: Confirming,
  email: string,
  pauseSeconds: number,
): Promise<boolean> {
  const token = randomBytes(32).toString('hex');
  const { rows } = await sql<{ email: string }>`
    update auth.users set confirmation_token = ${token}, confirmation_sent_at = now()
    where email = ${email.toLowerCase()} and email_confirmed_at is null
      and (confirmation_sent_at is null
           or confirmation_sent_at <= now() - make_interval(secs => ${pauseSeconds}::float8))
    returning email`.execute(database);
  for (const { email: to } of rows) await send(await confirmationLetter(to, token, origin));
  return rows.length > 0;
}
