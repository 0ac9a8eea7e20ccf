import { backendUrl } from './config.ts';
import { REQUEST_TIMEOUT_MS } from '../lib/networkError.ts';

/** Asks the server itself: under an address of its own each time, which no cache and no worker knows an answer to. */
export async function canReachServer(): Promise<boolean> {
  try {
    const address = `${backendUrl}/config.json?at=${Date.now()}`;
    const response = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
