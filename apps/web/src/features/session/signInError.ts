import { toAuthError, isRateLimited, type AuthError, type MalformedField } from '@zawadeh/domain';

/** The server rejected the request or did not answer. */
export type SignInError = AuthError | { kind: 'unreachable' | 'tooSoon' };

interface ClientError {
  name: string;
  status?: number | undefined;
}

/** No response came, or a proxy answered in place of the server. */
export const isUnanswered = ({ name }: ClientError): boolean => name === 'AuthRetryableFetchError';

/** The errors that the server sends; the client creates the others itself. */
const SERVER_ERROR_NAMES = ['AuthApiError', 'AuthWeakPasswordError'];

export function toSignInError(error: ClientError, malformed?: MalformedField): SignInError {
  if (isUnanswered(error)) return { kind: error.status ? 'somethingWrong' : 'unreachable' };
  return SERVER_ERROR_NAMES.includes(error.name) ? toAuthError(error, malformed) : { kind: 'somethingWrong' };
}

/** For a requested e-mail. */
export const toEmailError = (error: ClientError): SignInError =>
  isRateLimited(error) ? { kind: 'tooSoon' } : toSignInError(error);

/** For what was thrown before a request: the client or its configuration could not be loaded. */
export function unexpectedSignInError(error: unknown): SignInError {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return { kind: isTimeout || error instanceof TypeError ? 'unreachable' : 'somethingWrong' };
}
