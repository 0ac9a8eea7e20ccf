import { authTrouble, isTooSoon, type AuthTrouble, type MalformedField } from '@zawadeh/domain';

/** The server said no, or it could not be asked. */
export type SignTrouble = AuthTrouble | { say: 'unreachable' | 'tooSoon' };

interface ClientError {
  name: string;
  status?: number | undefined;
}

/** Nothing came back, or something before the server answered in its place. */
export const isUnanswered = ({ name }: ClientError): boolean => name === 'AuthRetryableFetchError';

/** The others say in the client's own words what it could not read. */
const SAID_BY_THE_SERVER = ['AuthApiError', 'AuthWeakPasswordError'];

export function troubleIn(error: ClientError, malformed?: MalformedField): SignTrouble {
  if (isUnanswered(error)) return { say: error.status ? 'somethingWrong' : 'unreachable' };
  return SAID_BY_THE_SERVER.includes(error.name) ? authTrouble(error, malformed) : { say: 'somethingWrong' };
}

/** Of a letter that was asked for. */
export const letterTrouble = (error: ClientError): SignTrouble =>
  isTooSoon(error) ? { say: 'tooSoon' } : troubleIn(error);

/** Before anybody could be asked: the client or its configuration did not come. */
export function troubleOf(error: unknown): SignTrouble {
  const isSilent = error instanceof DOMException && error.name === 'TimeoutError';
  return { say: isSilent || error instanceof TypeError ? 'unreachable' : 'somethingWrong' };
}
