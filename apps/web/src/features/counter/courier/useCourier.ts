import {
  COURIER_PATH,
  readCourierState,
  withQueuedDeliveries,
  type CourierState,
  type QueuedDelivery,
} from '@zawadeh/domain';
import { useMemo } from 'react';
import type { PairedPhone } from '../counterStorage.ts';
import { useDevice, type SyncedDevice } from '../useDevice.ts';

const SOURCE = { path: COURIER_PATH, read: readCourierState };

export interface Courier extends SyncedDevice<CourierState> {
  /** null: nothing is known yet. */
  deliveries: readonly QueuedDelivery[] | null;
}

/** What a courier brings, with what the phone confirmed and has not sent yet. */
export function useCourier(phone: PairedPhone): Courier {
  const sync = useDevice(phone, SOURCE);
  const { state, device, queue, settled } = sync;
  const deliveries = useMemo(
    () => state && withQueuedDeliveries(state.deliveries, device, queue, settled),
    [state, device, queue, settled],
  );
  return { ...sync, deliveries };
}
