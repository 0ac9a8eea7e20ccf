import { ERROR_ANSWERS, type ErrorCode } from '@zawadeh/domain';
import type { Context } from 'hono';

/** Every failure has one shape. The code is for programs, which have the words in the reader's language. */
export function problem(
  context: Context,
  code: ErrorCode,
  details: object = {},
  headers: Record<string, string> = {},
): Response {
  const [status, error] = ERROR_ANSWERS[code];
  const wait: Record<string, string> = status === 503 ? { 'retry-after': '2' } : {};
  return context.json({ error, message: error, code, ...details }, status, { ...wait, ...headers });
}
