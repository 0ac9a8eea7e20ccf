import { useEffect, useEffectEvent, useRef } from 'react';
import { canReachServer } from '../../lib/http/canReachServer.ts';
import { poll, type Poll } from '../../lib/poll.ts';

/** While `isWaiting`, polls the server and calls `onAnswer` once it answers, without relying on online events. */
export function useWhenServerAnswers(isWaiting: boolean, onAnswer: () => void): void {
  const currentPoll = useRef<Poll>(undefined);
  const isStillWaiting = useEffectEvent(() => isWaiting);
  const callOnAnswer = useEffectEvent(() => onAnswer());

  useEffect(() => {
    const serverPoll = poll(async () => {
      if (!isStillWaiting()) return false;
      const isReachable = await canReachServer();
      if (isReachable && isStillWaiting()) callOnAnswer();
      return !isReachable;
    });
    currentPoll.current = serverPoll;
    return serverPoll.stop;
  }, []);
  useEffect(() => {
    if (isWaiting) currentPoll.current?.pollLater();
  }, [isWaiting]);
}
