/** GET {backend}/api/surprise-bags: the shelf, or that nothing has changed. */
import {
  readBags,
  readCount,
  SHELF_TOTAL_HEADER,
  SURPRISE_BAGS_PATH,
  type Bag,
  type Instant,
  type Result,
} from '@zawadeh/domain';
import { CACHED_HEADER } from '../../lib/workerMessages.ts';
import { backendUrl } from '../../lib/http/config.ts';
import {
  REQUEST_TIMEOUT_MS,
  isNetworkError,
  toNetworkError,
  type NetworkError,
} from '../../lib/http/networkError.ts';

export interface Listing {
  bags: readonly Bag[];
  etag: string | null;
  /** How many fit the query, where the shelf is too long to be sent whole; otherwise null. */
  total: number | null;
}

interface ListingError {
  cause: NetworkError;
  /** The response that the service worker had cached, with the time of the server's answer. */
  earlier?: Listing & { at: Instant };
}

/** null: nothing has changed. */
export type BagsAnswer = Result<Listing | null, ListingError>;

/** A repeated request costs a few bytes: the server answers 304 to its own ETag. */
export async function fetchBags(etag: string | null, query: string): Promise<BagsAnswer> {
  try {
    const response = await fetch(backendUrl + SURPRISE_BAGS_PATH + query, {
      headers: etag === null ? {} : { 'If-None-Match': etag },
      // The browser's own cache would turn a 304 into a 200.
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (response.status === 304) return { ok: true, value: null };
    if (!response.ok) return { ok: false, error: { cause: 'server' } };
    const result = readListing(await response.json(), response.headers);
    const cause = response.headers.get(CACHED_HEADER);
    if (!isNetworkError(cause) || !result.ok) return result;
    const at = Date.parse(response.headers.get('Date') ?? '');
    return { ok: false, error: { cause, earlier: { ...result.value, at } } };
  } catch (error) {
    return { ok: false, error: { cause: toNetworkError(error) } };
  }
}

function readListing(rows: unknown, headers: Headers): Result<Listing, ListingError> {
  if (!Array.isArray(rows)) return { ok: false, error: { cause: 'server' } };
  const { bags, refused } = readBags(rows);
  if (refused > 0) console.warn(`${refused} of ${rows.length} bags could not be read.`);
  if (bags.length === 0 && refused > 0) return { ok: false, error: { cause: 'server' } };
  return {
    ok: true,
    value: { bags, etag: headers.get('ETag'), total: readCount(headers.get(SHELF_TOTAL_HEADER)) },
  };
}
