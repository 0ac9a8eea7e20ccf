import {
  handoverKey,
  importPublicKey,
  verifyTicket,
  type ActionResult,
  type Device,
  type DeviceState,
  type Handover,
  type Instant,
  type OfflineQueue,
  type QueuedAction,
  type SignedTicket,
} from '@zawadeh/domain';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Ended } from './counterCalls.ts';
import type { PairedPhone } from './counterStorage.ts';
import { DeviceSync, type ListSource } from './DeviceSync.ts';

const NOTHING: readonly QueuedAction[] = [];
/** With an older answer the list is not called live. */
const LIVE_MS = 15_000;

export interface SyncedDevice<State extends DeviceState> {
  token: string;
  device: Device;
  /** null: nothing is known yet. */
  state: State | null;
  /** What waits to be sent. */
  queue: OfflineQueue;
  /** What was sent since the list was made. */
  settled: readonly QueuedAction[];
  /** The ticket of a code, if it is signed with a key of the server. */
  verify: (text: string) => Promise<SignedTicket | null>;
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
  /** How far this phone's clock is ahead of the server's. */
  clockAhead: number;
  ended: Ended | null;
  serverNow: () => Instant;
  /** Waits a moment for the server's word; null: it is sent later. */
  handOver: (handover: Handover, how: 'scan' | 'code' | 'list') => Promise<HandOverOutcome>;
  undo: (token: string, handover: Handover) => void;
  add: (action: QueuedAction) => void;
  /** Queues it and waits a moment for the server's word; null: it is sent later. */
  send: (action: QueuedAction) => Promise<ActionResult | null>;
  retry: () => void;
}

interface HandOverOutcome {
  token: string;
  at: Instant;
  /** null: not known yet. */
  result: ActionResult | null;
}

/** The list of a phone and its queue, by the clock of the server. */
export function useDevice<State extends DeviceState>(
  { token, device }: PairedPhone,
  source: ListSource<State>,
): SyncedDevice<State> {
  const sync = useMemo(() => new DeviceSync(token, source), [token, source]);
  useEffect(() => sync.start(), [sync]);
  const { kept, queue, isQueueStored, answeredAt, offlineSince, hasFailed, isAllSent, ended, tick } =
    useSyncExternalStore(sync.subscribe, sync.snapshot);
  const { add, send, syncSoon } = sync;
  const clockAhead = kept ? kept.receivedAt - kept.state.now : 0;
  const serverNow = () => Date.now() - clockAhead;

  return {
    token,
    device: kept?.state.device ?? device,
    state: kept?.state ?? null,
    queue,
    settled: kept?.settled ?? NOTHING,
    verify: async (text) => {
      const keys = await Promise.all((kept?.state.publicKeys ?? []).map(importPublicKey));
      return verifyTicket(
        text,
        keys.filter((key) => key !== null),
      );
    },
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
    serverNow,
    handOver: async (handover, how) => {
      const action = {
        kind: 'hand_over',
        token: crypto.randomUUID(),
        handover: handoverKey(handover),
        how,
        at: serverNow(),
      } as const;
      return { token: action.token, at: action.at, result: await send(action) };
    },
    undo: (given, handover) =>
      add({ kind: 'undo', token: given, handover: handoverKey(handover), at: serverNow() }),
    add,
    send,
    retry: syncSoon,
  };
}
