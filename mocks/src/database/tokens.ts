/** Sessions as the Supabase client stores them. A token contains its user, so it stays valid in another tab's database. */
import { type MockUser, type MockDatabase, timestamp } from './rows.ts';

const HOUR = 3_600_000;

interface Claims {
  sub: string;
  session_id: string;
  exp: number;
  person: MockUser;
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

/** A user as GoTrue answers; `identities` is empty for an address that already has an account. */
export function authUser(person: MockUser, isKnown = false) {
  const { id, email, created_at: createdAt, isConfirmed, lastSignInAt, metadata } = person;
  const user_metadata = { ...metadata, sub: id, email, email_verified: isConfirmed, phone_verified: false };
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

/** Expires by the real clock even while the mocks' clock is frozen, because the client compares it with its own. */
export function sessionOf(person: MockUser, session_id: string = crypto.randomUUID()) {
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
  const token = `${[{ alg: 'none', typ: 'JWT' }, claims].map(encoded).join('.')}.unsigned`;
  return {
    access_token: token,
    refresh_token: token,
    token_type: 'bearer',
    expires_in: HOUR / 1000,
    expires_at: exp,
    user: authUser(signedIn),
  };
}

/** The claims of a token, null unless it was made here. */
export function readToken(token: string): Claims | null {
  try {
    return decoded(token.split('.')[1] ?? '') as Claims;
  } catch {
    return null;
  }
}

/** The user of a token; a user who signed up in another tab is added to this database. */
export function userOfToken(database: MockDatabase, { person }: Claims): MockUser {
  const known = database.people.find(({ email }) => email === person.email);
  // The link in the confirmation e-mail carries a token whose user is confirmed.
  if (known) return Object.assign(known, { isConfirmed: known.isConfirmed || person.isConfirmed });
  database.people.push(person);
  return person;
}

const bearerIn = (request: Request): string | null =>
  /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;

/** The user of a request to the application server, null for an ended or expired session. */
export function signedInUser(database: MockDatabase, request: Request): MockUser | null {
  const claims = readToken(bearerIn(request) ?? '');
  if (!claims || claims.exp * 1000 < Date.now() || database.endedSessions.includes(claims.session_id))
    return null;
  return userOfToken(database, claims);
}

/** A short checksum (FNV-1a, twice). It is no secret: it only shows that a text was changed. */
export function checksum(text: string): string {
  return hash(text, 0x811c9dc5) + hash(text, 0x01000193);
}

function hash(text: string, start: number): string {
  let mark = start;
  for (const letter of text) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(16).padStart(8, '0');
}
