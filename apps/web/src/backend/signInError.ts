import { authTrouble, isTooSoon, type AuthTrouble, type MalformedField } from '@zawadeh/domain';

/** The server said no, or it could not be asked. */
export type SignInError = AuthTrouble | { kind: 'unreachable' | 'tooSoon' };

interface ClientError {
  name: string;
  status?: number | undefined;
}

/** Nothing came back, or something before the server answered in its place. */
export const isUnanswered = ({ name }: ClientError): boolean => name === 'AuthRetryableFetchError';

/** The others say in the client's own words what it could not read. */
const SAID_BY_THE_SERVER = ['AuthApiError', 'AuthWeakPasswordError'];

export function toSignInError(error: ClientError, malformed?: MalformedField): SignInError {
  if (isUnanswered(error)) return { kind: error.status ? 'somethingWrong' : 'unreachable' };
  return SAID_BY_THE_SERVER.includes(error.name) ? authTrouble(error, malformed) : { kind: 'somethingWrong' };
}

/** Of a letter that was asked for. */
export const toEmailError = (error: ClientError): SignInError =>
  isTooSoon(error) ? { kind: 'tooSoon' } : toSignInError(error);

/** Before anybody could be asked: the client or its configuration did not come. */
export function unexpectedSignInError(error: unknown): SignInError {
  const isSilent = error instanceof DOMException && error.name === 'TimeoutError';
  return { kind: isSilent || error instanceof TypeError ? 'unreachable' : 'somethingWrong' };
}
