import { CART_PULSE_MS } from '@zawadeh/domain';
import { useEffect, useRef, useState } from 'react';

/** Pulses when the count rises; the old number is shown until the middle of the pulse. */
export function usePulse(count: number | undefined) {
  const [shown, setShown] = useState(count);
  const [isPulsing, setIsPulsing] = useState(false);
  const before = useRef(count);
  useEffect(() => {
    const hasRisen = count !== undefined && before.current !== undefined && count > before.current;
    before.current = count;
    setIsPulsing(hasRisen);
    if (!hasRisen) {
      setShown(count);
      return;
    }
    const swap = setTimeout(() => setShown(count), CART_PULSE_MS / 2);
    const rest = setTimeout(() => setIsPulsing(false), CART_PULSE_MS);
    return () => {
      clearTimeout(swap);
      clearTimeout(rest);
    };
  }, [count]);
  return { shown, isPulsing };
}
