import type { NetworkError } from './networkError.ts';

/** For a request without an answer the Supabase client reports status 0 and the name of the error. */
export function toTableError(message: string, status: number): NetworkError {
  if (status !== 0) return 'server';
  return message.startsWith('TimeoutError') ? 'slow' : 'offline';
}
