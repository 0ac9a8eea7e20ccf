import { ERROR_ANSWERS, type ErrorCode } from '@zawadeh/domain';
import { HttpResponse } from 'msw';

/** A refusal of the application server. */
export function problem(code: ErrorCode, details: object = {}): Response {
  const [status, error] = ERROR_ANSWERS[code];
  return HttpResponse.json({ error, message: error, code, ...details }, { status });
}
