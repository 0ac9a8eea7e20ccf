import {
  EMPTY_QUEUE,
  readQueue,
  readStoreToday,
  withQueuedStock,
  type StoreToday,
  type TodayBag,
} from '@zawadeh/domain';
import { useMemo } from 'react';
import { Outbox } from '../../../lib/outbox.ts';
import type { KeptList } from '../../counter/counterStorage.ts';
import { DeviceSync, type SyncSource } from '../../counter/DeviceSync.ts';
import { stockOf, type Stock } from '../../counter/stock.ts';
import { useSync, type Synced } from '../../counter/useSync.ts';
import { useSession } from '../../session/useSession.ts';
import { fetchToday, followToday, sendChange } from './todayCalls.ts';

export interface Today extends Synced<StoreToday>, Stock {
  /** With what was changed and is not sent yet. */
  bags: readonly TodayBag[];
  /** The ids of the bags with a change that waits. */
  unsent: ReadonlySet<string>;
}

/** The day of a shop for its member, who can change its stock also without a connection. */
export function useStoreToday(storeId: string): Today {
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.profile.id : '';
  const sync = useMemo(() => new DeviceSync(sourceOf(userId, storeId)), [userId, storeId]);
  const synced = useSync(sync);
  const { state, queue, settled } = synced;
  return {
    ...synced,
    ...stockOf(synced),
    bags: state ? withQueuedStock(state.bags, queue, settled) : [],
    unsent: new Set(queue.actions.flatMap((action) => (action.kind === 'stock' ? [action.bagId] : []))),
  };
}

/** The list goes with the page: it has names of customers. */
function sourceOf(userId: string, storeId: string): SyncSource<StoreToday> {
  // Another account on this phone does not send what this one changed.
  const outbox = new Outbox(`store ${userId} ${storeId}`, readQueue);
  let kept: KeptList<StoreToday> | null = null;
  return {
    outbox,
    kept: () => kept,
    keepList: (answer, receivedAt) => {
      const state = readStoreToday(answer);
      kept = state && { state, receivedAt, settled: [] };
    },
    keepSettled: (settled) => {
      kept = kept && { ...kept, settled };
    },
    wipe: () => {
      kept = null;
      void outbox.change(() => EMPTY_QUEUE);
    },
    fetchList: () => fetchToday(storeId),
    sendAction: (action) => sendChange(storeId, action),
    followChanges: (listener) => followToday(storeId, listener),
  };
}
