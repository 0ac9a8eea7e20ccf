import { fieldsOf } from '@zawadeh/domain';

/** The claims of a JWT, without a check of its signature; empty if it cannot be read. */
export function tokenClaims(token: string): Partial<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  } catch {
    return {};
  }
}
