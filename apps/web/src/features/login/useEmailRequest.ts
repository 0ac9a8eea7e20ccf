import { useRef, useState } from 'react';
import type * as LostAccess from '../session/lostAccess.ts';
import type { SignInError } from '../session/signInError.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';

export type EmailRequest = { kind: 'open' | 'busy' | 'done' } | { kind: 'rejected'; error: SignInError };

/** One call, sent once however often the button is pressed, and its result. */
export function useEmailRequest() {
  const [request, setRequest] = useState<EmailRequest>({ kind: 'open' });
  const isSending = useRef(false);

  async function send(call: (calls: typeof LostAccess) => Promise<LostAccess.EmailResult>): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setRequest({ kind: 'busy' });
    const calls = await importWithRetry(() => import('../session/lostAccess.ts')).catch(() => null);
    const answer: LostAccess.EmailResult = calls
      ? await call(calls)
      : { ok: false, error: { kind: 'unreachable' } };
    isSending.current = false;
    setRequest(answer.ok ? { kind: 'done' } : { kind: 'rejected', error: answer.error });
    return answer.ok;
  }

  return { request, send, reset: () => setRequest({ kind: 'open' }) };
}
