import { useEffect, useEffectEvent } from 'react';

/** While somebody looks: as soon as there is a line again, or at once where it came back while nobody looked. */
export function useWhenOnline(goOn: () => void): void {
  const hear = useEffectEvent(() => {
    if (navigator.onLine && document.visibilityState === 'visible') goOn();
  });
  useEffect(() => {
    const listener = () => hear();
    window.addEventListener('online', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('online', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
}
