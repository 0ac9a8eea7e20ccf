/**
 * The Supabase client compares a session's expiry with the device's clock. On a phone that is a day ahead every session
 * would have expired as it begins, and be renewed again and again. So the client sees the expiry by the device's clock,
 * and storage holds it by the server's, which stays right when the device's clock is corrected.
 */
import { fieldsOf } from '@zawadeh/domain';
import { parseFields } from '../fields.ts';
import { storedClockSkew } from '../clock.ts';

export const byDeviceClock = (session: string): string => moveExpiry(session, storedClockSkew());
export const byServerClock = (session: string): string => moveExpiry(session, -storedClockSkew());

function moveExpiry(session: string, byMs: number): string {
  const bySeconds = Math.round(byMs / 1000);
  if (bySeconds === 0) return session;
  const fields = parseFields(session);
  return JSON.stringify({ ...fields, expires_at: Number(fields.expires_at) + bySeconds });
}

/** Without `expires_at` the client computes the expiry by the device's clock from the session's duration. */
export async function withoutServerTime(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const copy = response.clone();
  try {
    const { expires_at: _, ...session } = fieldsOf(await response.json());
    return Response.json(session, { status: response.status });
  } catch {
    return copy;
  }
}

/** The same for a session in the URL. */
export function forgetLinkExpiry(): void {
  const { hash, pathname, search } = location;
  if (!/[#&]expires_at=/.test(hash)) return;
  const params = new URLSearchParams(hash.slice(1));
  params.delete('expires_at');
  history.replaceState(history.state, '', `${pathname}${search}#${params.toString()}`);
}
