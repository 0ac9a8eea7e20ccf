import { useLanguage } from '@zawadeh/ui';
import { useRef, useState } from 'react';
import type { AlertError, AlertRefusal } from '../alerts/alertCalls.ts';
import { useStore } from '../../lib/store.ts';
import { askAlert, endAlert } from '../alerts/alerts.ts';
import { refreshBags } from '../shelf/bags.ts';
import { sessionAtom } from '../session/session.ts';
import { useLoginFirst, type LoginStep } from './useLoginFirst.ts';

export interface Trouble {
  problem: Exclude<AlertError, 'signedOut'> | AlertRefusal;
  onRetry: () => void;
}

interface AlertCalls {
  step: LoginStep;
  isSending: boolean;
  /** Why the last press failed. */
  trouble: Trouble | null;
  ask: () => Promise<void>;
  stop: (alertId: string) => Promise<void>;
}

/** Asking to be told about a bag, and ending it. */
export function useAlertCalls(bagId: string): AlertCalls {
  const store = useStore();
  const { locale } = useLanguage();
  const { step, whenSignedIn, leave } = useLoginFirst(bagId);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isBusy = useRef(false);

  const send = async (call: (userId: string) => Promise<AlertError | AlertRefusal | null>) => {
    const session = store.get(sessionAtom);
    // A session that could not be checked.
    if (session.status !== 'signedIn') return 'server';
    // Known before a request, which a service worker or a slow network may hold up.
    if (!navigator.onLine) return 'offline';
    setSending(true);
    const problem = await call(session.profile.id);
    setSending(false);
    if (problem === 'can_be_bought') void refreshBags(store);
    return problem;
  };

  const press = async (call: (userId: string) => Promise<AlertError | AlertRefusal | null>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setTrouble(null);
    if (await whenSignedIn()) {
      const problem = await send(call);
      if (problem === 'signedOut') leave();
      else if (problem !== null) setTrouble({ problem, onRetry: () => void press(call) });
    }
    isBusy.current = false;
  };

  return {
    step,
    isSending,
    trouble,
    ask: () => press((userId) => askAlert(store, userId, bagId, locale)),
    stop: (alertId) => press((userId) => endAlert(store, userId, alertId)),
  };
}
