import {
  COUNTER_PATH,
  readCounterState,
  withQueue,
  withQueuedStock,
  type CounterBag,
  type CounterHandover,
  type CounterState,
  type QueuedHandover,
} from '@zawadeh/domain';
import { useMemo } from 'react';
import type { PairedPhone } from './counterStorage.ts';
import { stockOf, type Stock } from './stock.ts';
import { useDevice, type SyncedDevice } from './useDevice.ts';

const SOURCE = { path: COUNTER_PATH, read: readCounterState };

export interface Counter extends SyncedDevice<CounterState>, Stock {
  /** null: nothing is known yet. */
  handovers: readonly QueuedHandover[] | null;
  bags: readonly CounterBag[];
  /** What is queued or was carried out, applied to a handover that the list may not have. */
  asItIs: (handover: CounterHandover) => CounterHandover;
}

/** What a shop hands over, with what its phone confirmed and has not sent yet. */
export function useCounter(phone: PairedPhone): Counter {
  const sync = useDevice(phone, SOURCE);
  const { state, queue, settled } = sync;
  const handovers = useMemo(
    () => state && withQueue(state.handovers, queue, settled),
    [state, queue, settled],
  );
  return {
    ...sync,
    handovers,
    bags: state ? withQueuedStock(state.bags, queue, settled) : [],
    asItIs: (handover) => withQueue([handover], queue, settled)[0] ?? handover,
    ...stockOf(sync),
  };
}
