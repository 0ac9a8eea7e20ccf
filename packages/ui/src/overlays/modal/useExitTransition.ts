import { useEffect, useState } from 'react';

export interface ExitTransition<T> {
  /** The value to render: the previous one stays until its exit animation has ended. */
  shown: T | null;
  isLeaving: boolean;
}

/** Keeps a removed value rendered until its CSS exit animations have ended; without animations it is removed at once. */
export function useExitTransition<T>(current: T | null, element: Element | null): ExitTransition<T> {
  const [shown, setShown] = useState(current);
  if (shown === null && current !== null) setShown(current);
  const isLeaving = shown !== null && shown !== current;

  useEffect(() => {
    if (!isLeaving) return;
    let isStale = false;
    const moves = element?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(moves.map((move) => move.finished)).then(() => {
      if (!isStale) setShown(current);
    });
    return () => {
      isStale = true;
    };
  }, [isLeaving, current, element]);

  return { shown, isLeaving };
}
