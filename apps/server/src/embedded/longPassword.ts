import { isPasswordTooLong, MOST_PASSWORD_BYTES } from '@zawadeh/domain';
import { authError, bodyOf, isAuthCall, type EngineFetch } from './authCall.ts';

/**
 * The engine counts the characters of a password where its hash counts bytes, and silently ignores the rest. A hosted
 * project rejects such a password.
 */
export const rejectLongPasswords =
  (fetch: EngineFetch): EngineFetch =>
  async (request, peer) => {
    const isChange = request.method === 'PUT' && isAuthCall(request, 'user');
    if (!isChange && !isAuthCall(request, 'signup')) return fetch(request, peer);
    const { password } = await bodyOf(request.clone());
    if (typeof password !== 'string' || !isPasswordTooLong(password)) return fetch(request, peer);
    if (isChange) {
      // A missing session is reported first.
      const { url, headers } = request;
      const response = await fetch(new Request(url, { headers }), peer);
      if (!response.ok) return response;
    }
    const message = `Password cannot be longer than ${MOST_PASSWORD_BYTES} characters`;
    return authError(400, 'validation_failed', message);
  };
