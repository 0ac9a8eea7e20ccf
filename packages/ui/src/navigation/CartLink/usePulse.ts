import { CART_PULSE_MS } from '@zawadeh/domain';
import { useEffect, useRef, useState } from 'react';

/** A count that has risen is seen to have: the old number until the middle of the pulse, the new one from there. */
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
