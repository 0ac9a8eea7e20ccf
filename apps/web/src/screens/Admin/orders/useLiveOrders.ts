import type { PaidEvent } from '@zawadeh/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { followPaidOrders, type ConnectionState } from '../../../backend/admin/liveOrders.ts';

/** Two hundred in a second are a few drawings, not two hundred. */
const GATHERED_FOR = 250;

/** `take` hears of what was paid, some at a time; `caughtUp` of every time the line is there. */
export function useLiveOrders(
  take: (events: readonly PaidEvent[]) => void,
  caughtUp: () => void,
): ConnectionState {
  const [line, setLine] = useState<ConnectionState>('connecting');
  const hear = useEffectEvent(take);
  const arrive = useEffectEvent(caughtUp);
  useEffect(() => {
    let gathered: PaidEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      const events = gathered;
      gathered = [];
      hear(events);
    };
    const stop = followPaidOrders({
      onPaid: (event) => {
        gathered.push(event);
        timer ??= setTimeout(tell, GATHERED_FOR);
      },
      onConnectionChange: (state) => {
        setLine(state);
        if (state === 'live') arrive();
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return line;
}
