/** Sessions as the client keeps them. A token tells who has it, so that it outlives the page the world began with. */
import type { Person, World } from './rows.ts';
import { signatureOf } from './signature.ts';
import { timestamp } from './timestamp.ts';

const HOUR = 3_600_000;

interface Claims {
  sub: string;
  session_id: string;
  exp: number;
  person: Person;
}

const encoded = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function decoded(text: string): unknown {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))));
}

/** As GoTrue answers with it: `identities` is empty where an address was known already. */
export function userOf(person: Person, isKnown = false) {
  const { id, email, createdAt, isConfirmed, lastSignInAt, said } = person;
  const user_metadata = { ...said, sub: id, email, email_verified: isConfirmed, phone_verified: false };
  const identity = {
    identity_id: id,
    id,
    user_id: id,
    identity_data: user_metadata,
    provider: 'email',
    last_sign_in_at: createdAt,
    created_at: createdAt,
    updated_at: createdAt,
    email,
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata,
    identities: isKnown ? [] : [identity],
    created_at: createdAt,
    updated_at: createdAt,
    is_anonymous: false,
    ...(isConfirmed && { email_confirmed_at: createdAt, confirmed_at: createdAt }),
    ...(lastSignInAt !== null && { last_sign_in_at: lastSignInAt }),
    confirmation_sent_at: createdAt,
  };
}

/** By the wall clock, whatever time the world stands still at: the client holds it against its own. */
export function sessionOf(person: Person, session_id: string = crypto.randomUUID()) {
  const exp = Math.floor((Date.now() + HOUR) / 1000);
  const signedIn = { ...person, lastSignInAt: person.lastSignInAt ?? timestamp(Date.now()) };
  const claims = {
    sub: person.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: person.email,
    session_id,
    iat: exp - HOUR / 1000,
    exp,
    person: signedIn,
  };
  const content = [{ alg: 'none', typ: 'JWT' }, claims].map(encoded).join('.');
  const token = `${content}.${signatureOf(content)}`;
  return {
    access_token: token,
    refresh_token: token,
    token_type: 'bearer',
    expires_in: HOUR / 1000,
    expires_at: exp,
    user: userOf(signedIn),
  };
}

/** What a token says, if it was made here. */
export function readToken(token: string): Claims | null {
  const [head = '', body = '', signature] = token.split('.');
  if (signature !== signatureOf(`${head}.${body}`)) return null;
  try {
    return decoded(body) as Claims;
  } catch {
    return null;
  }
}

/** Whoever a token belongs to; somebody who signed up in another tab is let in here too. */
export function holderOf(world: World, { person }: Claims): Person {
  const known = world.people.find(({ email }) => email === person.email);
  // The link in the letter carries a token of somebody who is confirmed by following it.
  if (known) return Object.assign(known, { isConfirmed: known.isConfirmed || person.isConfirmed });
  world.people.push(person);
  return person;
}

export const bearerIn = (request: Request): string | null =>
  /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;

/** Who calls the application server, which does not answer to a session that is over. */
export function callerOf(world: World, request: Request): Person | null {
  const claims = readToken(bearerIn(request) ?? '');
  if (!claims || claims.exp * 1000 < Date.now() || world.endedSessions.includes(claims.session_id))
    return null;
  return holderOf(world, claims);
}
