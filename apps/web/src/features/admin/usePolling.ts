import { useEffect, useEffectEvent } from 'react';

const REFRESH_MS = 5_000;

/** Reads again every few seconds while the page is visible. */
export function usePolling(refetch: () => void, everyMs = REFRESH_MS): void {
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch();
  });
  useEffect(() => {
    const timer = setInterval(() => refresh(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
