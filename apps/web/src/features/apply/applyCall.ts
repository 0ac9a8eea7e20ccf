/** POST {backend}/api/store/applications. */
import {
  fieldsOf,
  readErrorCode,
  readInstant,
  STORE_APPLICATIONS_PATH,
  type ErrorCode,
  type Failed,
  type Instant,
  type Locale,
  type NewApplication,
  type Result,
  type StoreApplicationBody,
} from '@zawadeh/domain';
import { backendUrl } from '../../lib/http/config.ts';
import { REQUEST_TIMEOUT_MS, toNetworkError, type NetworkError } from '../../lib/http/networkError.ts';

export type ApplyError =
  | { kind: NetworkError | 'storeExists' | 'tooMany' | 'tooManyToday' }
  /** When the earlier application was sent. */
  | { kind: 'appliedBefore'; at: Instant };

const REFUSALS: Partial<Record<ErrorCode, 'storeExists' | 'tooMany' | 'tooManyToday'>> = {
  store_exists: 'storeExists',
  too_many: 'tooMany',
  too_many_applications: 'tooManyToday',
};

const fail = (error: ApplyError): Failed<ApplyError> => ({ ok: false, error });

export async function apply(
  { leftOver, ...application }: NewApplication,
  language: Locale,
): Promise<Result<null, ApplyError>> {
  try {
    const response = await fetch(backendUrl + STORE_APPLICATIONS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...application, left_over: leftOver, language } satisfies StoreApplicationBody),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    const at = readInstant(fieldsOf(answer).applied_at);
    if (response.ok) return at === null ? fail({ kind: 'server' }) : { ok: true, value: null };
    const code = readErrorCode(answer);
    if (code === 'applied_before' && at !== null) return fail({ kind: 'appliedBefore', at });
    return fail({ kind: (code && REFUSALS[code]) || 'server' });
  } catch (error) {
    return fail({ kind: toNetworkError(error) });
  }
}
