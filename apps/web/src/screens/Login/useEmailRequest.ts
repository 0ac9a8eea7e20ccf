import { useRef, useState } from 'react';
import type * as LostAccess from '../../backend/lostAccess.ts';
import type { SignInError } from '../../backend/signInError.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';

export type EmailRequest = { is: 'open' | 'busy' | 'done' } | { is: 'refused'; error: SignInError };

/** One call, sent once however often the button is pressed, and its result. */
export function useEmailRequest() {
  const [asking, setAsking] = useState<EmailRequest>({ is: 'open' });
  const isAsking = useRef(false);

  async function ask(call: (calls: typeof LostAccess) => Promise<LostAccess.Done>): Promise<boolean> {
    if (isAsking.current) return false;
    isAsking.current = true;
    setAsking({ is: 'busy' });
    const calls = await importWithRetry(() => import('../../backend/lostAccess.ts')).catch(() => null);
    const answer: LostAccess.Done = calls ? await call(calls) : { ok: false, error: { kind: 'unreachable' } };
    isAsking.current = false;
    setAsking(answer.ok ? { is: 'done' } : { is: 'refused', error: answer.error });
    return answer.ok;
  }

  return { asking, ask, askAnew: () => setAsking({ is: 'open' }) };
}
