import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { authError, bodyOf, isAuthCall, type EngineFetch } from './authCall.ts';
import { confirmAgain, type Confirming } from './confirmAgain.ts';

const TOO_MANY = 429;
/** The engine fails the later of two simultaneous sign-ups, whose insert finds the address taken. */
const FAILED = 500;
const LETTER_PAUSE_SECONDS = 60;

/**
 * The engine answers every sign-up with a taken address by "after 59 seconds", for ever. A hosted project answers a
 * confirmed address like a new one without identities, and sends another e-mail to an unconfirmed one, once a minute.
 */
export const answerRepeatedSignUp =
  (fetch: EngineFetch, confirming: Confirming): EngineFetch =>
  async (request, peer) => {
    if (!isAuthCall(request, 'signup')) return fetch(request, peer);
    const copy = request.clone();
    const answer = await fetch(request, peer);
    if (answer.status !== TOO_MANY && answer.status !== FAILED) return answer;
    const { email, data } = await bodyOf(copy);
    const account = await accountOf(confirming.database, String(email).toLowerCase());
    if (!account) return answer;
    if (account.isConfirmed) return Response.json(newUserBody(account.email, data, []));
    if (await confirmAgain(confirming, account.email, LETTER_PAUSE_SECONDS))
      return Response.json(newUserBody(account.email, data, ['email']));
    return tooSoon(Math.max(1, account.secondsLeft));
  };

interface Account {
  email: string;
  isConfirmed: boolean;
  secondsLeft: number;
}

async function accountOf(database: Kysely<unknown>, email: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select email, email_confirmed_at is not null as "isConfirmed",
           coalesce(ceil(extract(epoch from
             confirmation_sent_at + make_interval(secs => ${LETTER_PAUSE_SECONDS}::float8) - now()))::int, 0)
             as "secondsLeft"
      from auth.users where email = ${email}`.execute(database);
  return rows[0];
}

const tooSoon = (seconds: number): Response =>
  authError(
    TOO_MANY,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );

/** Built from the request alone and not from the account, because the caller may be a stranger. */
function newUserBody(email: string, metadata: unknown, providers: string[]): object {
  const id = randomUUID();
  const now = new Date().toISOString().replace('Z', '+00:00');
  const user_metadata = { ...Object(metadata), sub: id, email, email_verified: false, phone_verified: false };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata,
    identities: providers.map((provider) => ({
      identity_id: randomUUID(),
      id,
      user_id: id,
      identity_data: user_metadata,
      provider,
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
      email,
    })),
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  };
}
