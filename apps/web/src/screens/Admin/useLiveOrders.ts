import type { PaidEvent } from '@zawadeh/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { followPaidOrders, type ConnectionState } from '../../backend/admin/liveOrders.ts';

/** Batches the events: two hundred in a second cause a few renders. */
const BATCH_MS = 250;

/** `onPaid` receives paid orders in batches; `onConnected` runs whenever the connection is established. */
export function useLiveOrders(
  onPaid: (events: readonly PaidEvent[]) => void,
  onConnected: () => void,
): ConnectionState {
  const [connection, setConnection] = useState<ConnectionState>('connecting');
  const handlePaid = useEffectEvent(onPaid);
  const handleConnected = useEffectEvent(onConnected);
  useEffect(() => {
    let batch: PaidEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      timer = undefined;
      const events = batch;
      batch = [];
      handlePaid(events);
    };
    const stop = followPaidOrders({
      onPaid: (event) => {
        batch.push(event);
        timer ??= setTimeout(flush, BATCH_MS);
      },
      onConnectionChange: (state) => {
        setConnection(state);
        if (state === 'live') handleConnected();
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return connection;
}
