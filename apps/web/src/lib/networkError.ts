/** What went wrong with a call, as far as a person can do something about it. */
export type NetworkError = 'offline' | 'slow' | 'server';

/** How long a call is waited for, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** The server waits 15 seconds for the provider: whoever asked gives it the time to say what became of it. */
export const PAYMENT_TIMEOUT_MS = 20_000;

export function toNetworkError(error: unknown): NetworkError {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow';
  // So fetch says that nothing came back; what came and cannot be read is the server's fault.
  return error instanceof TypeError ? 'offline' : 'server';
}

/** The Supabase client tells of a call that was never answered with status 0 and the name of what stopped it. */
export function toTableError(message: string, status: number): NetworkError {
  if (status !== 0) return 'server';
  return message.startsWith('TimeoutError') ? 'slow' : 'offline';
}
