/** The part of GoTrue that the product speaks to, with its words and codes. */
import { SHORTEST_PASSWORD } from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { answeredIn } from '../answering.ts';
import type { Scenario } from '../scenarios.ts';
import { callerOf, holderOf, sessionOf, userOf } from '../tokens.ts';
import { addPerson, personByEmail, type World } from '../world.ts';

const MOST_ATTEMPTS = 10;

const refused = (status: number, error_code: string, msg: string): Response =>
  HttpResponse.json({ code: status, error_code, msg }, { status });

const tooMany = () => refused(429, 'over_request_rate_limit', 'Request rate limit reached');

interface Credentials {
  email: string;
  password: string;
  refresh_token: string;
  data: { name?: unknown; phone?: unknown };
}

async function bodyOf(request: Request): Promise<Credentials> {
  const body = (await request.json()) as Partial<Record<keyof Credentials, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    email: text(body.email).toLowerCase(),
    password: text(body.password),
    refresh_token: text(body.refresh_token),
    data: Object(body.data) as Credentials['data'],
  };
}

export const auth = (scenario: Scenario, world: World, now: () => number): HttpHandler[] => [
  http.post('*/auth/v1/signup', async ({ request }) => {
    const body = await bodyOf(request);
    return answeredIn(scenario, () => signedUp(world, body, now()));
  }),
  http.post('*/auth/v1/token', async ({ request }) => {
    const body = await bodyOf(request);
    const isRefresh = new URL(request.url).searchParams.get('grant_type') === 'refresh_token';
    return answeredIn(scenario, () => (isRefresh ? refreshed(world, body) : signedIn(world, body)));
  }),
  http.get('*/auth/v1/user', ({ request }) =>
    answeredIn(scenario, () => {
      const person = callerOf(world, request);
      return person
        ? HttpResponse.json(userOf(person))
        : refused(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    }),
  ),
  http.post('*/auth/v1/logout', () => answeredIn(scenario, () => new HttpResponse(null, { status: 204 }))),
];

function signedIn(world: World, { email, password }: Credentials): Response {
  if (world.attempts >= MOST_ATTEMPTS) return tooMany();
  const person = personByEmail(world, email);
  if (person?.password !== password) {
    world.attempts += 1;
    return refused(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (!person.isConfirmed) return refused(400, 'email_not_confirmed', 'Email not confirmed');
  return HttpResponse.json(sessionOf(person));
}

function refreshed(world: World, { refresh_token }: Credentials): Response {
  const person = holderOf(world, refresh_token);
  return person
    ? HttpResponse.json(sessionOf(person))
    : refused(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
}

function signedUp(world: World, { email, password, data }: Credentials, now: number): Response {
  if (world.attempts >= MOST_ATTEMPTS) return tooMany();
  world.attempts += 1;
  if (!/^\S+@\S+\.\S+$/.test(email)) {
    return refused(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  if (password.length < SHORTEST_PASSWORD) {
    return refused(422, 'weak_password', `Password should be at least ${SHORTEST_PASSWORD} characters.`);
  }
  const known = personByEmail(world, email);
  if (known) return HttpResponse.json(userOf(known, true));
  const name = typeof data.name === 'string' ? data.name : 'EMPTY';
  const phone = typeof data.phone === 'string' ? data.phone : 'EMPTY';
  const person = addPerson(world, { email, password, name, phone }, now);
  sendLink({ ...person, isConfirmed: true });
  return HttpResponse.json(userOf(person));
}

/** There is no mailbox here, so the link stands where whoever tries the sign-up can see it. */
function sendLink(person: World['people'][number]): void {
  const { access_token, refresh_token, expires_in, expires_at, token_type } = sessionOf(person);
  const said = new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: String(expires_in),
    expires_at: String(expires_at),
    token_type,
    type: 'signup',
  });
  console.info(`The link that would be sent to ${person.email}: ${location.origin}/login#${said.toString()}`);
}
