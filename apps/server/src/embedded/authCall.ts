import { fieldsOf } from '@zawadeh/domain';
import type { AuthErrorCode } from '@zawadeh/domain';

/** Whether a request calls this auth endpoint, however its address is encoded. */
export function isAuthCall({ url }: Request, call: string): boolean {
  try {
    return decodeURI(new URL(url).pathname).replace(/\/+$/, '') === `/auth/v1/${call}`;
  } catch {
    return false;
  }
}

/** An error in the auth server's format. */
export const authError = (status: number, code: AuthErrorCode, message: string): Response =>
  Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  );

/** The body as the engine reads it; empty if it is missing or not JSON. */
export async function bodyOf(request: Pick<Request, 'json'>): Promise<Partial<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => null);
  return fieldsOf(body);
}

export type EngineFetch = (request: Request, peer: { peerAddress: string | null }) => Promise<Response>;
