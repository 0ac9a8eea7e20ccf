/** The part of GoTrue that the product speaks to, with its words and codes. */
import {
  isPasswordTooLong,
  isPlainEmail,
  MOST_PASSWORD_BYTES,
  SHORTEST_PASSWORD,
  type AuthErrorCode,
  type Instant,
} from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { answeredIn, type Pretence } from '../pretence.ts';
import { addPerson, personByEmail } from '../world/people.ts';
import { timestamp } from '../world/timestamp.ts';
import { bearerIn, holderOf, readToken, sessionOf, userOf } from '../world/tokens.ts';
import type { Person, World } from '../world/rows.ts';

const MOST_ATTEMPTS = 10;
const LETTER_PAUSE_MS = 60_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A code that nobody foresaw is one more thing to show. */
type AnyCode = AuthErrorCode | 'unforeseen';

const refused = (status: number, error_code: AnyCode, msg: string, more: object = {}): Response =>
  HttpResponse.json({ code: status, error_code, msg, ...more }, { status });

const tooMany = () => refused(429, 'over_request_rate_limit', 'Request rate limit reached');

interface Credentials {
  /** Of a letter that is asked for again. */
  type: string;
  email: string;
  password: string;
  refresh_token: string;
  data: Record<string, unknown>;
}

async function bodyOf(request: Request): Promise<Credentials> {
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

export const auth = (pretence: Pretence): HttpHandler[] => {
  const { world, now } = pretence;
  return [
    http.post('*/auth/v1/signup', async ({ request }) => {
      const body = await bodyOf(request);
      return answeredIn(pretence, () => signedUp(world, body, now(), new URL(request.url).origin));
    }),
    http.post('*/auth/v1/token', async ({ request }) => {
      const body = await bodyOf(request);
      const isRefresh = new URL(request.url).searchParams.get('grant_type') === 'refresh_token';
      return answeredIn(pretence, () => (isRefresh ? refreshed(world, body) : signedIn(world, body, now())));
    }),
    http.post('*/auth/v1/resend', async ({ request }) => {
      const { type, email } = await bodyOf(request);
      const isWaiting = type === 'signup' && personByEmail(world, email)?.isConfirmed === false;
      return answeredIn(pretence, () => written(world, isWaiting ? email : '', 'signup', request));
    }),
    http.post('*/auth/v1/recover', async ({ request }) => {
      const { email } = await bodyOf(request);
      return answeredIn(pretence, () => written(world, email, 'recovery', request));
    }),
    http.put('*/auth/v1/user', async ({ request }) => {
      const body = await bodyOf(request);
      return answeredIn(pretence, () =>
        inSession(world, request, (person) => passwordChanged(person, body.password)),
      );
    }),
    http.get('*/auth/v1/user', ({ request }) =>
      answeredIn(pretence, () => inSession(world, request, (person) => HttpResponse.json(userOf(person)))),
    ),
    http.post('*/auth/v1/logout', ({ request }) =>
      answeredIn(pretence, () =>
        inSession(world, request, (person, session) => signedOut(world, request, person, session)),
      ),
    ),
  ];
};

function inSession(
  world: World,
  request: Request,
  answer: (person: Person, session: string) => Response,
): Response {
  const token = bearerIn(request) ?? '';
  if (!token.includes('.')) {
    return refused(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const claims = readToken(token);
  if (!claims) {
    const why = 'unable to parse or verify signature, token signature is invalid: signature is invalid';
    return refused(403, 'bad_jwt', `invalid JWT: ${why}`);
  }
  if (world.endedSessions.includes(claims.session_id)) {
    return refused(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return answer(holderOf(world, claims), claims.session_id);
}

function signedIn(world: World, { email, password }: Credentials, now: Instant): Response {
  const wrong = world.wrongPasswords[email] ?? 0;
  if (wrong >= MOST_ATTEMPTS) return tooMany();
  const person = personByEmail(world, email);
  if (person?.password !== password) {
    world.wrongPasswords[email] = wrong + 1;
    return refused(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (!person.isConfirmed) return refused(400, 'email_not_confirmed', 'Email not confirmed');
  person.lastSignInAt = timestamp(now);
  const id = crypto.randomUUID();
  world.sessions.push({ id, person: person.id });
  return HttpResponse.json({ ...sessionOf(person, id), weak_password: null });
}

/** Everywhere, unless it is said to be here alone, or everywhere but here. */
function signedOut(world: World, request: Request, person: Person, session: string): Response {
  const scope = new URL(request.url).searchParams.get('scope');
  const others = world.sessions.filter(({ id, person: whose }) => whose === person.id && id !== session);
  if (scope !== 'others') world.endedSessions.push(session);
  if (scope !== 'local') world.endedSessions.push(...others.map(({ id }) => id));
  return new HttpResponse(null, { status: 204 });
}

function refreshed(world: World, { refresh_token }: Credentials): Response {
  const claims = readToken(refresh_token);
  if (claims && !world.endedSessions.includes(claims.session_id)) {
    return HttpResponse.json(sessionOf(holderOf(world, claims), claims.session_id));
  }
  return claims || UUID.test(refresh_token)
    ? refused(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
    : refused(400, 'validation_failed', 'Refresh token is not valid');
}

function signedUp(world: World, body: Credentials, now: Instant, origin: string): Response {
  const { email, password, data } = body;
  if (!isPlainEmail(email)) {
    return refused(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  const refusal = refusedPassword(password);
  if (refusal) return refusal;
  const known = personByEmail(world, email);
  if (known) return signedUpAgain(known, data, now, origin);
  const person = addPerson(world, { email, password, said: data }, now);
  sendLink(person, 'signup', origin);
  return HttpResponse.json(userOf(person));
}

/** A confirmed address is answered like a new one without identities, and one that waits is written to once a minute. */
function signedUpAgain(known: Person, said: Person['said'], now: Instant, origin: string): Response {
  if (!known.isConfirmed) {
    const secondsLeft = Math.ceil((known.writtenAt + LETTER_PAUSE_MS - now) / 1000);
    if (secondsLeft > 0) {
      const sentence = `For security purposes, you can only request this after ${secondsLeft} seconds.`;
      return refused(429, 'over_email_send_rate_limit', sentence);
    }
    known.writtenAt = now;
    sendLink(known, 'signup', origin);
  }
  // Made of what was sent, and of nothing that is known about the account.
  const stranger = { ...known, id: crypto.randomUUID(), createdAt: timestamp(now), lastSignInAt: null, said };
  return HttpResponse.json(userOf({ ...stranger, isConfirmed: false }, known.isConfirmed));
}

/** Who asks is answered the same, whether there is anybody to write to or not. */
function written(world: World, email: string, type: LinkType, { url }: Request): Response {
  const person = personByEmail(world, email);
  if (person) sendLink(person, type, new URL(url).origin);
  return HttpResponse.json({});
}

function passwordChanged(person: Person, password: string): Response {
  const refusal = refusedPassword(password);
  if (refusal) return refusal;
  if (person.password === password)
    return refused(422, 'same_password', 'New password should be different from the old password.');
  person.password = password;
  return HttpResponse.json(userOf(person));
}

function refusedPassword(password: string): Response | null {
  if (isPasswordTooLong(password))
    return refused(
      400,
      'validation_failed',
      `Password cannot be longer than ${MOST_PASSWORD_BYTES} characters`,
    );
  if (password.length >= SHORTEST_PASSWORD) return null;
  const msg = `Password should be at least ${SHORTEST_PASSWORD} characters.`;
  return refused(422, 'weak_password', msg, { weak_password: { reasons: ['length'] } });
}

type LinkType = 'signup' | 'recovery';

/** There is no mailbox here, so the link stands where whoever tries it can see it. Whoever follows it is confirmed. */
function sendLink(person: Person, type: LinkType, origin: string): void {
  const session = sessionOf({ ...person, isConfirmed: true });
  const { access_token, refresh_token, expires_in, expires_at, token_type } = session;
  const said = new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: String(expires_in),
    expires_at: String(expires_at),
    token_type,
    type,
  });
  console.info(`The link that would be sent to ${person.email}: ${origin}/login#${said.toString()}`);
}

/** A project may take addresses of its own team alone. */
export const addressNotAllowed: HttpHandler = http.post('*/auth/v1/signup', () =>
  refused(400, 'email_address_not_authorized', 'Email address cannot be used as it is not authorized'),
);

/** One address asked for too many letters. */
export const letterTooSoon: HttpHandler = http.post(/\/auth\/v1\/(?:resend|recover)/, tooMany);

/** To sign up or in is refused in other words than those of a calm world. */
export const authRefuses = (status: number, code: AnyCode, sentence: string): HttpHandler =>
  http.post(/\/auth\/v1\/(?:signup|token)/, () => refused(status, code, sentence));
