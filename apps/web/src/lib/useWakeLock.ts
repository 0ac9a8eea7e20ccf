import { useEffect } from 'react';
import { onReturn } from './onReturn.ts';

/** Keeps the screen on while it is needed. The browser ends the lock whenever the tab is hidden. */
export function useWakeLock(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return undefined;
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const request = () => {
      // A low battery refuses it.
      lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    request();
    const stopListening = onReturn(request);
    return () => {
      stopListening();
      void lock.then((held) => held?.release());
    };
  }, [isNeeded]);
}
