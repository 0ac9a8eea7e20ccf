import { isAuthCall, type EngineFetch } from './authCall.ts';
import { confirmAgain, type Confirming } from './confirmAgain.ts';

const TOO_MANY = 429;

/**
 * The engine refuses to write a second time to whoever has not confirmed, and answers everybody else as if it had: no
 * letter ever comes, and strangers learn who waits for one. Its refusal is where a letter is due, and the answer is
 * everybody's.
 */
export const resendWorkaround =
  (fetch: EngineFetch, confirming: Confirming): EngineFetch =>
  async (request, peer) => {
    if (!isAuthCall(request, 'resend')) return fetch(request, peer);
    const copy = request.clone();
    const answer = await fetch(request, peer);
    if (answer.status !== TOO_MANY) return answer;
    const { type, email } = (await copy.json()) as { type: string; email: string };
    if (type === 'signup') await confirmAgain(confirming, email, 0);
    const headers = new Headers(answer.headers);
    for (const name of ['x-sb-error-code', 'content-length']) headers.delete(name);
    return new Response('{}', { headers });
  };
