import { REQUEST_TIMEOUT_MS } from './networkError.ts';

/** Some time even so: the browser's offline state is wrong where the server is on the same machine. */
const OFFLINE_TIMEOUT_MS = 3_000;

/** The Supabase client retries the renewal of a session for half a minute before any request: this fails sooner. */
export function withTimeout<Value>(work: PromiseLike<Value>): Promise<Value> {
  const isOffline = 'onLine' in navigator && !navigator.onLine;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const error = isOffline ? new TypeError('offline') : new DOMException('no answer', 'TimeoutError');
    timer = setTimeout(() => reject(error), isOffline ? OFFLINE_TIMEOUT_MS : REQUEST_TIMEOUT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
