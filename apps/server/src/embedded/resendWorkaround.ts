import { bodyOf, isAuthCall, type EngineFetch } from './authCall.ts';
import { confirmAgain, type Confirming } from './confirmAgain.ts';

const TOO_MANY = 429;

/**
 * The engine rejects a second e-mail to an unconfirmed address and answers every other address with success: no e-mail
 * ever comes, and strangers learn which addresses are unconfirmed. Its 429 marks an address that is due an e-mail, and
 * the response is the same for all addresses.
 */
export const resendWorkaround =
  (fetch: EngineFetch, confirming: Confirming): EngineFetch =>
  async (request, peer) => {
    if (!isAuthCall(request, 'resend')) return fetch(request, peer);
    const copy = request.clone();
    const answer = await fetch(request, peer);
    if (answer.status !== TOO_MANY) return answer;
    const { type, email } = await bodyOf(copy);
    if (type === 'signup' && typeof email === 'string') await confirmAgain(confirming, email, 0);
    const headers = new Headers(answer.headers);
    for (const name of ['x-sb-error-code', 'content-length']) headers.delete(name);
    return new Response('{}', { headers });
  };
