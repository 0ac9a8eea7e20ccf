/** Why a request failed, as far as a person can act on it. */
export type NetworkError = 'offline' | 'slow' | 'server';

export const isNetworkError = (value: unknown): value is NetworkError =>
  value === 'offline' || value === 'slow' || value === 'server';

export const REQUEST_TIMEOUT_MS = 10_000;

/** The server itself waits 15 seconds for the payment provider. */
export const PAYMENT_TIMEOUT_MS = 20_000;

export function toNetworkError(error: unknown): NetworkError {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow';
  // fetch throws a TypeError where nothing came back; an unreadable answer is the server's fault.
  return error instanceof TypeError ? 'offline' : 'server';
}
