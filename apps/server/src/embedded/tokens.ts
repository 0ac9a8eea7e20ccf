import { createHmac } from 'node:crypto';

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A signed-in visitor without an account, for the self-test. */
export function shortLivedToken(jwtSecret: string, userId: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: userId, aud: 'authenticated', role: 'authenticated', iat: now, exp: now + 60 };
  const unsigned = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`;
  return `${unsigned}.${createHmac('sha256', jwtSecret).update(unsigned).digest('base64url')}`;
}
