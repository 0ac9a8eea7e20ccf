/**
 * The Supabase client holds a session's end against the device's clock. On a phone that is a day ahead every session
 * would be over as it begins, and renewed again and again. So the client is told the end by the device's clock, and it
 * is kept by the server's, which stays right when the device's is put right.
 */
import { storedClockSkew } from '../lib/clock.ts';

export const byDeviceClock = (session: string): string => withEndMoved(session, storedClockSkew());
export const byServerClock = (session: string): string => withEndMoved(session, -storedClockSkew());

function withEndMoved(session: string, byMs: number): string {
  const bySeconds = Math.round(byMs / 1000);
  if (bySeconds === 0) return session;
  const fields = JSON.parse(session) as { expires_at: number };
  return JSON.stringify({ ...fields, expires_at: fields.expires_at + bySeconds });
}

/** Where no end is told, the client reckons it by its own clock from how long the session lasts. */
export async function withoutServerTime(answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const copy = answer.clone();
  try {
    const { expires_at: _, ...session } = (await answer.json()) as { expires_at?: unknown };
    return Response.json(session, { status: answer.status });
  } catch {
    return copy;
  }
}

/** The same for a session that comes in the address. */
export function forgetLinkExpiry(): void {
  const { hash, pathname, search } = location;
  if (!/[#&]expires_at=/.test(hash)) return;
  const params = new URLSearchParams(hash.slice(1));
  params.delete('expires_at');
  history.replaceState(history.state, '', `${pathname}${search}#${params.toString()}`);
}
