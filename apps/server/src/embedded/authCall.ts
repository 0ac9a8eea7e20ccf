import type { AuthErrorCode } from '@zawadeh/domain';

/** A call of the auth server, however its address is spelled. */
export function isAuthCall({ url }: Request, call: string): boolean {
  try {
    return decodeURI(new URL(url).pathname).replace(/\/+$/, '') === `/auth/v1/${call}`;
  } catch {
    return false;
  }
}

/** A refusal as the auth server words it. */
export const authRefusal = (status: number, code: AuthErrorCode, message: string): Response =>
  Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  );

/** What the engine reads as the body; nothing where there is none. */
export async function bodyOf(request: Pick<Request, 'json'>): Promise<Partial<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => null);
  return Object(body) as Partial<Record<string, unknown>>;
}

export type EngineFetch = (request: Request, peer: { peerAddress: string | null }) => Promise<Response>;
