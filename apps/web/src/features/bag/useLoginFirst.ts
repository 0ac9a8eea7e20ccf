import { LOGIN_REDIRECT_MS } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useStore } from '../../lib/store.ts';
import { isSignedIn } from '../session/isSignedIn.ts';
import { saveReturnPath } from '../session/returnPath.ts';
import { sessionAtom } from '../session/session.ts';

/** `waiting` for the session, or `leaving` for the login page. */
export type LoginStep = 'idle' | 'waiting' | 'leaving';

interface LoginFirst {
  step: LoginStep;
  /** Once it is known; a visitor is on the way to the login page then. */
  whenSignedIn: () => Promise<boolean>;
  leave: () => void;
}

/** For what only a signed-in user can do with a bag: a visitor is sent to the login page, which leads back to it. */
export function useLoginFirst(bagId: string): LoginFirst {
  const store = useStore();
  const navigate = useNavigate();
  const [step, setStep] = useState<LoginStep>('idle');

  useEffect(() => {
    if (step !== 'leaving') return;
    const timer = setTimeout(() => void navigate(paths.login), LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [step, navigate]);

  const leave = () => {
    saveReturnPath(paths.bag(bagId));
    setStep('leaving');
  };
  const whenSignedIn = async () => {
    if (store.get(sessionAtom).status === 'unknown') setStep('waiting');
    const isIn = await isSignedIn(store);
    if (isIn) setStep('idle');
    else leave();
    return isIn;
  };
  return { step, whenSignedIn, leave };
}
