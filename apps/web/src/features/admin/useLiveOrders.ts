import type { PaidEvent } from '@zawadeh/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { followPaidOrders } from './liveOrders.ts';
import type { ConnectionState } from '../../lib/followStream.ts';

/** Batches the events: two hundred in a second cause a few renders. */
const BATCH_MS = 250;

/**
 * `onPaid` receives paid orders in batches; `onConnected` runs whenever the connection is established, `onHandover` soon
 * after something was handed over.
 */
export function useLiveOrders(
  onPaid: (events: readonly PaidEvent[]) => void,
  onConnected: () => void,
  onHandover: () => void = () => {},
): ConnectionState {
  const [connection, setConnection] = useState<ConnectionState>('connecting');
  const handlePaid = useEffectEvent(onPaid);
  const handleConnected = useEffectEvent(onConnected);
  const handleHandover = useEffectEvent(onHandover);
  useEffect(() => {
    let batch: PaidEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let handoverTimer: ReturnType<typeof setTimeout> | undefined;
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
      onHandover: () => {
        handoverTimer ??= setTimeout(() => {
          handoverTimer = undefined;
          handleHandover();
        }, BATCH_MS);
      },
      onConnectionChange: (state) => {
        setConnection(state);
        if (state === 'live') handleConnected();
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
      clearTimeout(handoverTimer);
    };
  }, []);
  return connection;
}
