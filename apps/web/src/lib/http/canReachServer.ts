import { backendUrl } from './config.ts';
import { REQUEST_TIMEOUT_MS } from './networkError.ts';

/** Sends a request to the server itself: a new query string each time, which no cache and no worker can answer. */
export async function canReachServer(): Promise<boolean> {
  try {
    const url = `${backendUrl}/config.json?at=${Date.now()}`;
    const response = await fetch(url, {
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
