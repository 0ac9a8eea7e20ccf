import type { PaidEvent } from '@zawadeh/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { followPaidOrders, type ConnectionState } from '../../../backend/admin/liveOrders.ts';

/** Batches the events: two hundred in a second cause a few renders. */
const GATHERED_FOR = 250;

/** `onPaid` receives paid orders in batches; `onConnected` runs whenever the connection is established. */
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
      paid: (event) => {
        gathered.push(event);
        timer ??= setTimeout(tell, GATHERED_FOR);
      },
      line: (state) => {
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
