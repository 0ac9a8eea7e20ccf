/** A request of an admin to the application server. */
import type { Failed } from '@zawadeh/domain';
import { authedPost } from '../../lib/http/authedPost.ts';
import { toNetworkError } from '../../lib/http/networkError.ts';
import { readRejection, type AdminError, type AdminResult } from './query.ts';

/** `read` makes null of an answer without the value. An error carries the server's own sentence, for a code without a message here. */
export async function adminPost<Value>(
  path: string,
  body: object,
  read: (answer: unknown) => Value | null,
): Promise<AdminResult<Value>> {
  const reject = (error: AdminError): Failed<AdminError> => ({ ok: false, error });
  try {
    const response = await authedPost(path, () => body);
    if (response === null) return reject({ kind: 'signedOut' });
    const answer: unknown = await response.json();
    const value = response.ok ? read(answer) : null;
    return value === null ? reject(readRejection(answer)) : { ok: true, value };
  } catch (error) {
    return reject({ kind: toNetworkError(error) });
  }
}
