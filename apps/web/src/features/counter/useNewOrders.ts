import { handoverKey, type CounterHandover } from '@zawadeh/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { signal } from './signal.ts';

const HIGHLIGHT_MS = 6_000;
const NONE: ReadonlySet<string> = new Set();

/** The keys of orders that came while the phone was on, for some seconds; each is heard too. */
export function useNewOrders(handovers: readonly CounterHandover[] | null): ReadonlySet<string> {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [isNew, setNew] = useState(NONE);
  const announce = useEffectEvent((keys: readonly string[]) => {
    signal('new');
    setNew(new Set(keys));
  });

  useEffect(() => {
    if (handovers === null) return undefined;
    const before = known.current;
    known.current = new Set(handovers.map(handoverKey));
    const added = handovers
      .filter(({ state }) => state === 'waiting')
      .map(handoverKey)
      .filter((key) => before !== null && !before.has(key));
    if (added.length > 0) announce(added);
    return undefined;
  }, [handovers]);

  useEffect(() => {
    if (isNew.size === 0) return undefined;
    const timer = setTimeout(() => setNew(NONE), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [isNew]);
  return isNew;
}
