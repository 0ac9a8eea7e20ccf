import { REQUEST_TIMEOUT_MS } from './networkError.ts';

/** The browser says that there is no line; it may be wrong where the server is on the same machine. */
const PATIENCE_OFFLINE = 3_000;

/** The Supabase client tries for half a minute to renew a session, before any call: who waits is told sooner. */
export function withTimeout<Value>(work: PromiseLike<Value>): Promise<Value> {
  const isOffline = 'onLine' in navigator && !navigator.onLine;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const why = isOffline ? new TypeError('no line') : new DOMException('no answer', 'TimeoutError');
    timer = setTimeout(() => reject(why), isOffline ? PATIENCE_OFFLINE : REQUEST_TIMEOUT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
