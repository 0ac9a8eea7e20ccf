import { useEffect, useState } from 'react';
import { checkClock, CLOCK_CHECKED } from '../../backend/clockSkew.ts';
import { bootAtom } from '../../state/boot.ts';
import { storedClockSkew, nowAtom, correctedNow } from '../../lib/clock.ts';
import { useStore } from '../../lib/store.ts';

/** Whether this device's clock is wrong; held against the time at which the server drew the page. */
export function useClockCheck(): boolean {
  const store = useStore();
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    const look = () => {
      setOff(storedClockSkew() !== 0);
      store.set(nowAtom, correctedNow());
    };
    if (storedClockSkew() !== 0) look();
    const drawnAt = store.get(bootAtom)?.now;
    if (drawnAt !== undefined) void checkClock(drawnAt);
    window.addEventListener(CLOCK_CHECKED, look);
    return () => window.removeEventListener(CLOCK_CHECKED, look);
  }, [store]);
  return isOff;
}
