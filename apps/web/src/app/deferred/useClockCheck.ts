import { useEffect, useState } from 'react';
import { checkClock, CLOCK_CHECKED } from '../../lib/http/clockSkew.ts';
import { bootAtom } from '../../lib/bootData.ts';
import { storedClockSkew, nowAtom, correctedNow } from '../../lib/clock.ts';
import { useStore } from '../../lib/store.ts';

/** Whether this device's clock is wrong, compared with the time at which the server rendered the page. */
export function useClockCheck(): boolean {
  const store = useStore();
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    const update = () => {
      setOff(storedClockSkew() !== 0);
      store.set(nowAtom, correctedNow());
    };
    if (storedClockSkew() !== 0) update();
    const renderedAt = store.get(bootAtom)?.now;
    if (renderedAt !== undefined) void checkClock(renderedAt);
    window.addEventListener(CLOCK_CHECKED, update);
    return () => window.removeEventListener(CLOCK_CHECKED, update);
  }, [store]);
  return isOff;
}
