/** The part of GoTrue that the product uses, with its messages and codes. */
import {
  isPasswordTooLong,
  isPlainEmail,
  MOST_PASSWORD_BYTES,
  SHORTEST_PASSWORD,
  type AuthErrorCode,
  type Instant,
} from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { respond, type MockOptions } from '../respond.ts';
import { addUser, userByEmail } from '../database/users.ts';
import { timestamp, type MockUser, type MockDatabase } from '../database/rows.ts';
import { bearerIn, userOfToken, readToken, sessionOf, authUser } from '../database/tokens.ts';

const MOST_ATTEMPTS = 10;
const EMAIL_PAUSE_MS = 60_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Stories also show an error code that the product does not know. */
type AnyCode = AuthErrorCode | 'unforeseen';

const authError = (status: number, error_code: AnyCode, msg: string, more: object = {}): Response =>
  HttpResponse.json({ code: status, error_code, msg, ...more }, { status });

const rateLimitError = () => authError(429, 'over_request_rate_limit', 'Request rate limit reached');

interface Credentials {
  /** The kind of e-mail to resend. */
  type: string;
  email: string;
  password: string;
  refresh_token: string;
  data: Record<string, unknown>;
}

async function readCredentials(request: Request): Promise<Credentials> {
  const body = (await request.json()) as Partial<Record<keyof Credentials, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    type: text(body.type),
    email: text(body.email).toLowerCase(),
    password: text(body.password),
    refresh_token: text(body.refresh_token),
    data: Object(body.data) as Credentials['data'],
  };
}

export const auth = (options: MockOptions): HttpHandler[] => {
  const { database, now } = options;
  return [
    http.post('*/auth/v1/signup', async ({ request }) => {
      const body = await readCredentials(request);
      return respond(options, () => signUp(database, body, now(), new URL(request.url).origin));
    }),
    http.post('*/auth/v1/token', async ({ request }) => {
      const body = await readCredentials(request);
      const isRefresh = new URL(request.url).searchParams.get('grant_type') === 'refresh_token';
      return respond(options, () =>
        isRefresh ? refreshSession(database, body) : signIn(database, body, now()),
      );
    }),
    http.post('*/auth/v1/resend', async ({ request }) => {
      const { type, email } = await readCredentials(request);
      const isWaiting = type === 'signup' && userByEmail(database, email)?.isConfirmed === false;
      return respond(options, () => sendEmail(database, isWaiting ? email : '', 'signup', request));
    }),
    http.post('*/auth/v1/recover', async ({ request }) => {
      const { email } = await readCredentials(request);
      return respond(options, () => sendEmail(database, email, 'recovery', request));
    }),
    http.put('*/auth/v1/user', async ({ request }) => {
      const body = await readCredentials(request);
      return respond(options, () =>
        withSession(database, request, (person) => changePassword(person, body.password)),
      );
    }),
    http.get('*/auth/v1/user', ({ request }) =>
      respond(options, () => withSession(database, request, (person) => HttpResponse.json(authUser(person)))),
    ),
    http.post('*/auth/v1/logout', ({ request }) =>
      respond(options, () =>
        withSession(database, request, (person, session) => signOut(database, request, person, session)),
      ),
    ),
  ];
};

function withSession(
  database: MockDatabase,
  request: Request,
  handle: (person: MockUser, session: string) => Response,
): Response {
  const token = bearerIn(request) ?? '';
  if (!token.includes('.')) {
    return authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const claims = readToken(token);
  if (!claims) {
    const reason = 'unable to parse or verify signature, token signature is invalid: signature is invalid';
    return authError(403, 'bad_jwt', `invalid JWT: ${reason}`);
  }
  if (database.endedSessions.includes(claims.session_id)) {
    return authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return handle(userOfToken(database, claims), claims.session_id);
}

function signIn(database: MockDatabase, { email, password }: Credentials, now: Instant): Response {
  const failures = database.wrongPasswords[email] ?? 0;
  if (failures >= MOST_ATTEMPTS) return rateLimitError();
  const person = userByEmail(database, email);
  if (person?.password !== password) {
    database.wrongPasswords[email] = failures + 1;
    return authError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (!person.isConfirmed) return authError(400, 'email_not_confirmed', 'Email not confirmed');
  person.lastSignInAt = timestamp(now);
  const id = crypto.randomUUID();
  database.sessions.push({ id, person: person.id });
  return HttpResponse.json({ ...sessionOf(person, id), weak_password: null });
}

/** Ends all sessions; with scope `local` only this one, with `others` all but this one. */
function signOut(database: MockDatabase, request: Request, person: MockUser, session: string): Response {
  const scope = new URL(request.url).searchParams.get('scope');
  const others = database.sessions.filter(({ id, person: userId }) => userId === person.id && id !== session);
  if (scope !== 'others') database.endedSessions.push(session);
  if (scope !== 'local') database.endedSessions.push(...others.map(({ id }) => id));
  return new HttpResponse(null, { status: 204 });
}

function refreshSession(database: MockDatabase, { refresh_token }: Credentials): Response {
  const claims = readToken(refresh_token);
  if (claims && !database.endedSessions.includes(claims.session_id)) {
    return HttpResponse.json(sessionOf(userOfToken(database, claims), claims.session_id));
  }
  return claims || UUID.test(refresh_token)
    ? authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
    : authError(400, 'validation_failed', 'Refresh token is not valid');
}

function signUp(database: MockDatabase, body: Credentials, now: Instant, origin: string): Response {
  const { email, password, data } = body;
  if (!isPlainEmail(email)) {
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  const error = passwordError(password);
  if (error) return error;
  const account = userByEmail(database, email);
  if (account) return repeatSignUp(account, data, now, origin);
  const person = addUser(database, { email, password, metadata: data }, now);
  sendLink(person, 'signup', origin);
  return HttpResponse.json(authUser(person));
}

/** A confirmed address gets the answer for a new one, without identities; an unconfirmed one is e-mailed once a minute. */
function repeatSignUp(
  account: MockUser,
  metadata: MockUser['metadata'],
  now: Instant,
  origin: string,
): Response {
  if (!account.isConfirmed) {
    const secondsLeft = Math.ceil((account.confirmationSentAt + EMAIL_PAUSE_MS - now) / 1000);
    if (secondsLeft > 0) {
      const sentence = `For security purposes, you can only request this after ${secondsLeft} seconds.`;
      return authError(429, 'over_email_send_rate_limit', sentence);
    }
    account.confirmationSentAt = now;
    sendLink(account, 'signup', origin);
  }
  // Contains only what the request sent, nothing of the existing account.
  const newUser = {
    ...account,
    id: crypto.randomUUID(),
    createdAt: timestamp(now),
    lastSignInAt: null,
    metadata,
  };
  return HttpResponse.json(authUser({ ...newUser, isConfirmed: false }, account.isConfirmed));
}

/** The response is the same whether or not the address has an account. */
function sendEmail(database: MockDatabase, email: string, type: LinkType, { url }: Request): Response {
  const person = userByEmail(database, email);
  if (person) sendLink(person, type, new URL(url).origin);
  return HttpResponse.json({});
}

function changePassword(person: MockUser, password: string): Response {
  const error = passwordError(password);
  if (error) return error;
  if (person.password === password)
    return authError(422, 'same_password', 'New password should be different from the old password.');
  person.password = password;
  return HttpResponse.json(authUser(person));
}

function passwordError(password: string): Response | null {
  if (isPasswordTooLong(password))
    return authError(
      400,
      'validation_failed',
      `Password cannot be longer than ${MOST_PASSWORD_BYTES} characters`,
    );
  if (password.length >= SHORTEST_PASSWORD) return null;
  const msg = `Password should be at least ${SHORTEST_PASSWORD} characters.`;
  return authError(422, 'weak_password', msg, { weak_password: { reasons: ['length'] } });
}

type LinkType = 'signup' | 'recovery';

/** The mocks have no mailbox, so the link is logged to the console. Following it confirms the account. */
function sendLink(person: MockUser, type: LinkType, origin: string): void {
  const session = sessionOf({ ...person, isConfirmed: true });
  const { access_token, refresh_token, expires_in, expires_at, token_type } = session;
  const parameters = new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: String(expires_in),
    expires_at: String(expires_at),
    token_type,
    type,
  });
  console.info(`The link that would be sent to ${person.email}: ${origin}/login#${parameters.toString()}`);
}

/** A project may accept only addresses of its own team. */
export const addressNotAllowed: HttpHandler = http.post('*/auth/v1/signup', () =>
  authError(400, 'email_address_not_authorized', 'Email address cannot be used as it is not authorized'),
);

/** Too many e-mails were requested for one address. */
export const emailTooSoon: HttpHandler = http.post(/\/auth\/v1\/(?:resend|recover)/, rateLimitError);

/** Rejects every sign-up and sign-in with the given error. */
export const authRejects = (status: number, code: AnyCode, sentence: string): HttpHandler =>
  http.post(/\/auth\/v1\/(?:signup|token)/, () => authError(status, code, sentence));
