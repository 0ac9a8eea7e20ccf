import { createHmac } from 'node:crypto';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const unsigned = (head: object, claims: object): string => `${encoded(head)}.${encoded(claims)}.`;

export function signed(claims: object, secret: string, head: object = {}): string {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT', ...head })}.${encoded(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/** Changed claims under the signature of a valid token. */
export function rewritten(token: string, claims: object): string {
  const [head, , signature] = token.split('.');
  return `${head}.${encoded(claims)}.${signature}`;
}

/** The claims that the engine writes into a token that is valid for an hour. */
export function claimsOf({ id, email }: { id: string; email: string }, changed: object = {}): object {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    iat: now,
    exp: now + 3600,
    ...changed,
  };
}
