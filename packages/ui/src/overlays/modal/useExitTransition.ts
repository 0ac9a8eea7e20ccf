import { useEffect, useState } from 'react';

export interface ExitTransition<T> {
  /** What is to be drawn: the one before stays until it has moved out. */
  shown: T | null;
  isLeaving: boolean;
}

/** Keeps what is gone on the screen for as long as CSS moves it out; not at all where nothing moves. */
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
