import type { ActionResult, Instant, OfflineQueue, QueuedAction } from '@zawadeh/domain';
import { useEffect, useSyncExternalStore } from 'react';
import type { DeviceSync, Ended } from './DeviceSync.ts';

const NOTHING: readonly QueuedAction[] = [];
/** With an older answer the list is not called live. */
const LIVE_MS = 15_000;

export interface Synced<State> {
  /** null: nothing is known yet. */
  state: State | null;
  /** What waits to be sent. */
  queue: OfflineQueue;
  /** What was sent since the list was made. */
  settled: readonly QueuedAction[];
  toSend: number;
  /** What is to be sent goes with the page: the browser refused to store it. */
  isInMemoryOnly: boolean;
  isAllSent: boolean;
  isLive: boolean;
  /** When the list was last read, by the server's clock; null: never. */
  lastContact: Instant | null;
  hasFailed: boolean;
  /** By the server's clock. */
  offlineSince: Instant | null;
  now: Instant;
  /** How far the clock of this phone is ahead of the server's. */
  clockAhead: number;
  ended: Ended | null;
  serverNow: () => Instant;
  add: (action: QueuedAction) => void;
  /** Queues it; the server's word may come late. */
  deliver: (action: QueuedAction) => Promise<ActionResult>;
  /** Queues it and waits a moment for the server's word; null: it is sent later. */
  send: (action: QueuedAction) => Promise<ActionResult | null>;
  retry: () => void;
}

/** A list and its queue, by the clock of the server. */
export function useSync<State extends { now: Instant }>(sync: DeviceSync<State>): Synced<State> {
  useEffect(() => sync.start(), [sync]);
  const { kept, queue, isQueueStored, answeredAt, offlineSince, hasFailed, isAllSent, ended, tick } =
    useSyncExternalStore(sync.subscribe, sync.snapshot);
  const clockAhead = kept ? kept.receivedAt - kept.state.now : 0;
  return {
    state: kept?.state ?? null,
    queue,
    settled: kept?.settled ?? NOTHING,
    toSend: queue.actions.length,
    isInMemoryOnly: !isQueueStored && queue.actions.length > 0,
    isAllSent,
    isLive: offlineSince === null && answeredAt !== null && tick - answeredAt < LIVE_MS,
    lastContact: kept && kept.receivedAt - clockAhead,
    hasFailed,
    offlineSince: offlineSince === null ? null : offlineSince - clockAhead,
    now: tick - clockAhead,
    clockAhead,
    ended,
    serverNow: () => Date.now() - clockAhead,
    add: sync.add,
    deliver: sync.deliver,
    send: sync.send,
    retry: sync.syncSoon,
  };
}
