import { ERROR_ANSWERS, type ErrorCode } from '@zawadeh/domain';
import type { Context } from 'hono';

/** Every error has this shape. Programs use the code, for which they have messages in the user's language. */
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

export const tooMany = (context: Context, secondsLeft: number): Response =>
  problem(context, 'too_many', {}, { 'retry-after': String(secondsLeft) });
