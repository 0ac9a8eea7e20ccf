import { useState } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { sessionAtom } from '../session/session.ts';
import { useStore } from '../../lib/store.ts';

/** Signs out here only after the server has confirmed, because a user who lost a phone has to know. */
export function useSignOutEverywhere() {
  const store = useStore();
  const [signingOut, setSigningOut] = useState<'open' | 'busy' | 'failed'>('open');

  async function signOutEverywhere(): Promise<void> {
    setSigningOut('busy');
    const accounts = await importWithRetry(() => import('../session/accounts.ts')).catch(() => null);
    const answer = await accounts?.signOutEverywhere();
    if (answer?.ok) store.set(sessionAtom, { status: 'signedOut' });
    else setSigningOut('failed');
  }

  return { signingOut, signOutEverywhere };
}
