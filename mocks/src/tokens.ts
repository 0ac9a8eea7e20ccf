/** Sessions as the client keeps them. A token tells who has it, so that it outlives the page the world began with. */
import type { Person, World } from './world.ts';

const HOUR = 3_600_000;

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
export const userOf = (person: Person, isKnown = false) => ({
  id: person.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: person.email,
  email_confirmed_at: person.isConfirmed ? person.createdAt : null,
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { name: person.name, phone: person.phone },
  identities: isKnown ? [] : [{ identity_id: person.id, id: person.id, provider: 'email' }],
  created_at: person.createdAt,
});

/** By the wall clock, whatever time the world stands still at: the client holds it against its own. */
export function sessionOf(person: Person) {
  const expiresAt = Math.floor((Date.now() + HOUR) / 1000);
  const claims = { sub: person.id, email: person.email, exp: expiresAt, person };
  const token = [{ alg: 'none', typ: 'JWT' }, claims, {}].map(encoded).join('.');
  return {
    access_token: token,
    refresh_token: token,
    token_type: 'bearer',
    expires_in: HOUR / 1000,
    expires_at: expiresAt,
    user: userOf(person),
  };
}

/** Whoever a token belongs to; somebody who signed up before this page began is let in again. */
export function holderOf(world: World, token: string): Person | null {
  try {
    const { person } = decoded(token.split('.')[1] ?? '') as { person?: Person };
    if (!person) return null;
    const known = world.people.find(({ email }) => email === person.email);
    if (!known) world.people.push(person);
    return known ?? person;
  } catch {
    return null;
  }
}

export const callerOf = (world: World, request: Request): Person | null =>
  holderOf(world, request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '');
