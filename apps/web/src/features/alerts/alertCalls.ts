/** The table alerts and its functions: the bags that the user is told about. */
import { fieldsOf, readBagAlert, readId, type BagAlert, type Locale, type Result } from '@zawadeh/domain';
import type { NetworkError } from '../../lib/http/networkError.ts';
import { requestTable } from '../../lib/http/tableRequest.ts';

const REFUSALS = ['too_many_alerts', 'no_phone', 'unknown_bag', 'can_be_bought', 'deactivated'] as const;

/** What the server says instead of adding an alert. */
export type AlertRefusal = (typeof REFUSALS)[number];

/** `signedOut`: the server no longer accepts the session. */
export type AlertError = NetworkError | 'signedOut';

const COLUMNS = 'id, bag_id, asked_at, kept_at, kept_until, ended_at, outcome';

/** Open ones are ten at most; the others are the latest that ended. */
const MOST_SHOWN = 30;

/** The user's open alerts first, then the last ended ones. */
export async function fetchAlerts(userId: string): Promise<Result<BagAlert[], NetworkError>> {
  const answer = await requestTable((client) =>
    client
      .from('alerts')
      .select(COLUMNS)
      .eq('user_id', userId)
      // In this order PostgreSQL begins with what has not ended.
      .order('ended_at', { ascending: false })
      .limit(MOST_SHOWN)
      .retry(false),
  );
  if (!answer.ok) return { ok: false, error: answer.error.cause };
  if (!Array.isArray(answer.value)) return { ok: false, error: 'server' };
  return { ok: true, value: answer.value.flatMap((row) => readBagAlert(row) ?? []) };
}

/** Idempotent: for a bag that the user waits for already it is the same alert. */
export async function askAlert(
  bagId: string,
  language: Locale,
): Promise<Result<null, AlertError | AlertRefusal>> {
  const answer = await requestTable((client) =>
    client.rpc('ask_alert', { p_bag: bagId, p_language: language }),
  );
  if (!answer.ok) return { ok: false, error: answer.error.isSignedOut ? 'signedOut' : answer.error.cause };
  const { id, refused } = fieldsOf(answer.value);
  if (readId(id) !== null) return { ok: true, value: null };
  return { ok: false, error: REFUSALS.find((refusal) => refusal === refused) ?? 'server' };
}

/** Also where another device has ended it before. */
export async function endAlert(alertId: string): Promise<Result<null, AlertError>> {
  const answer = await requestTable((client) => client.rpc('end_alert', { p_alert: alertId }));
  if (!answer.ok) return { ok: false, error: answer.error.isSignedOut ? 'signedOut' : answer.error.cause };
  return typeof answer.value === 'boolean' ? { ok: true, value: null } : { ok: false, error: 'server' };
}
