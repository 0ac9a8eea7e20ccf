import { useEffect, useEffectEvent, useRef } from 'react';
import { canReachServer } from '../../backend/canReachServer.ts';
import { poll, type Poll } from '../../lib/poll.ts';

/** While somebody looks and waits: goes on as soon as the server answers, whatever the browser says of the line. */
export function useWhenServerAnswers(isWaiting: boolean, goOn: () => void): void {
  const asking = useRef<Poll>(undefined);
  const isStillWaiting = useEffectEvent(() => isWaiting);
  const proceed = useEffectEvent(() => goOn());

  useEffect(() => {
    const begun = poll(async () => {
      if (!isStillWaiting()) return false;
      const isThere = await canReachServer();
      if (isThere && isStillWaiting()) proceed();
      return !isThere;
    });
    asking.current = begun;
    return begun.stop;
  }, []);
  useEffect(() => {
    if (isWaiting) asking.current?.pollLater();
  }, [isWaiting]);
}
