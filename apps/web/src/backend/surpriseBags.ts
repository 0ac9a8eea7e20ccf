/** GET {backend}/api/surprise-bags: the shelf, or that it is as it was. */
import { readBags, SURPRISE_BAGS_PATH, type Bag, type Instant, type Result } from '@zawadeh/domain';
import { CACHED_HEADER } from '../lib/workerMessages.ts';
import { backendUrl } from './config.ts';
import { REQUEST_TIMEOUT_MS, toNetworkError, type NetworkError } from '../lib/networkError.ts';

interface Listing {
  bags: Bag[];
  etag: string | null;
}

interface ListingError {
  trouble: NetworkError;
  /** What the browser has kept of an earlier moment. */
  earlier?: Listing & { at: Instant };
}

/** null: nothing has changed. */
export type BagsAnswer = Result<Listing | null, ListingError>;

/** Asking again for what is known costs a few bytes: the server answers 304 to its own ETag. */
export async function fetchBags(etag: string | null): Promise<BagsAnswer> {
  try {
    const response = await fetch(backendUrl + SURPRISE_BAGS_PATH, {
      headers: etag === null ? {} : { 'If-None-Match': etag },
      // The browser's own cache would turn a 304 into a 200 and hide that nothing changed.
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (response.status === 304) return { ok: true, value: null };
    if (!response.ok) return { ok: false, error: { trouble: 'server' } };
    const answer = readAnswer(await response.json(), response.headers.get('ETag'));
    const kept = response.headers.get(CACHED_HEADER) as NetworkError | null;
    if (kept === null || !answer.ok) return answer;
    const at = Date.parse(response.headers.get('Date') ?? '');
    return { ok: false, error: { trouble: kept, earlier: { ...answer.value, at } } };
  } catch (error) {
    return { ok: false, error: { trouble: toNetworkError(error) } };
  }
}

function readAnswer(rows: unknown, etag: string | null): Result<Listing, ListingError> {
  if (!Array.isArray(rows)) return { ok: false, error: { trouble: 'server' } };
  const { bags, refused } = readBags(rows);
  if (refused > 0) console.warn(`${refused} of ${rows.length} bags could not be read and are not shown.`);
  if (bags.length === 0 && refused > 0) return { ok: false, error: { trouble: 'server' } };
  return { ok: true, value: { bags, etag } };
}
