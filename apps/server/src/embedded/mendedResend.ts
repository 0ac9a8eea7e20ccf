import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { confirmationLetter } from './letters.ts';
import type { Outbox } from './outbox.ts';

type Fetch = (request: Request, peer: { peerAddress: string | null }) => Promise<Response>;

interface Mending {
  fetch: Fetch;
  database: Kysely<unknown>;
  send: Outbox['send'];
  origin: string;
}

const TOO_MANY = 429;

/**
 * The engine refuses to write a second time to whoever has not confirmed, and answers everybody else as if it had: no
 * letter ever comes, and strangers learn who waits for one. Its refusal is where a letter is due, and the answer is
 * everybody's.
 */
export const mendedResend =
  ({ fetch, database, send, origin }: Mending): Fetch =>
  async (request, peer) => {
    if (!isResend(request)) return fetch(request, peer);
    const asked = request.clone();
    const answer = await fetch(request, peer);
    if (answer.status !== TOO_MANY) return answer;
    const { type, email } = (await asked.json()) as { type: string; email: string };
    if (type === 'signup') {
      const token = randomBytes(32).toString('hex');
      const waiting = await sql<{ email: string }>`
        update auth.users set confirmation_token = ${token}, confirmation_sent_at = now()
        where email = ${email.toLowerCase()} and email_confirmed_at is null
        returning email`.execute(database);
      for (const { email: to } of waiting.rows) await send(await confirmationLetter(to, token, origin));
    }
    const headers = new Headers(answer.headers);
    for (const name of ['x-sb-error-code', 'content-length']) headers.delete(name);
    return new Response('{}', { headers });
  };

function isResend({ url }: Request): boolean {
  try {
    return decodeURI(new URL(url).pathname).replace(/\/+$/, '') === '/auth/v1/resend';
  } catch {
    return false;
  }
}
