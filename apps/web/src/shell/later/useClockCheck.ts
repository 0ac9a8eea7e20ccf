import { useEffect, useState } from 'react';
import { checkClock, CLOCK_CHECKED } from '../../backend/clockSkew.ts';
import { bootAtom } from '../../state/boot.ts';
import { keptSkew, nowAtom, rightTime } from '../../state/clock.ts';
import { useStore } from '../../state/store.ts';

/** Whether this device's clock is wrong; held against the time at which the server drew the page. */
export function useClockCheck(): boolean {
  const store = useStore();
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    const look = () => {
      setOff(keptSkew() !== 0);
      store.set(nowAtom, rightTime());
    };
    if (keptSkew() !== 0) look();
    const drawnAt = store.get(bootAtom)?.now;
    if (drawnAt !== undefined) void checkClock(drawnAt);
    window.addEventListener(CLOCK_CHECKED, look);
    return () => window.removeEventListener(CLOCK_CHECKED, look);
  }, [store]);
  return isOff;
}
