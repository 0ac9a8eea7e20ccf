import {
  enqueue,
  handoverKey,
  importPublicKey,
  markFirstSent,
  settleFirst,
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
import { useEffect, useRef, useState } from 'react';
import { fetchList, followChanges, sendAction, type Ended } from '../../backend/counter.ts';
import {
  storedList,
  storedQueue,
  storeList,
  storeQueue,
  storeSettled,
  wipeDevice,
  type KeptList,
  type PairedPhone,
} from '../../backend/counterStorage.ts';
import { onReturn } from '../../lib/onReturn.ts';

const NOTHING: readonly QueuedAction[] = [];
const EVERY_MS = 5_000;
/** While the server tells of changes. */
const EVERY_LIVE_MS = 10_000;
const AFTER_ACTION_MS = 2_000;
/** With an older answer the list is not called live. */
const LIVE_MS = 15_000;
const ALL_SENT_MS = 3_000;
/** The person at the counter waits no longer for the server's word. */
const LONGEST_WAIT_MS = 2_500;

interface Connection {
  /** By this phone's clock; null before the first answer. */
  answeredAt: Instant | null;
  /** Since when the server cannot be reached. */
  offlineSince: Instant | null;
  hasFailed: boolean;
}

/** Where a list comes from. It has to be the same object in every render. */
export interface ListSource<State extends DeviceState> {
  path: string;
  read: (answer: unknown) => State | null;
}

export interface DeviceSync<State extends DeviceState> {
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
  isAllSent: boolean;
  isLive: boolean;
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

/** The list of a phone, which follows the server, and what the phone has to tell it: sent in order, each once. */
export function useDevice<State extends DeviceState>(
  { token, device }: PairedPhone,
  { path, read }: ListSource<State>,
): DeviceSync<State> {
  const [kept, setKept] = useState<KeptList<State> | null>(() => storedList(read));
  const [queue, setQueue] = useState<OfflineQueue>(storedQueue);
  const [connection, setConnection] = useState<Connection>({
    answeredAt: null,
    offlineSince: null,
    hasFailed: false,
  });
  const [isAllSent, setAllSent] = useState(false);
  const [ended, setEnded] = useState<Ended | null>(null);
  const [tick, setTick] = useState(Date.now);
  const syncSoon = useRef<() => void>(() => {});
  const waiting = useRef(new Map<string, (result: ActionResult) => void>());

  useEffect(() => {
    let isHere = true;
    let isBusy = false;
    let isWanted = false;
    let isFollowed = false;
    let stopFollowing = () => {};
    // What the phone kept was confirmed without a connection, as far as is known.
    let wasOffline = storedQueue().actions.length > 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sentTimer: ReturnType<typeof setTimeout> | undefined;

    const end = (reason: Ended) => {
      wipeDevice();
      isHere = false;
      stopFollowing();
      setEnded(reason);
    };
    const fail = () => {
      wasOffline = true;
      setConnection(({ answeredAt, offlineSince }) => ({
        answeredAt,
        offlineSince: offlineSince ?? Date.now(),
        hasFailed: true,
      }));
    };
    /** The list moves when the words go, so not while a thumb is at work. */
    const hideAllSentSoon = () => {
      clearTimeout(sentTimer);
      sentTimer = setTimeout(() => setAllSent(false), ALL_SENT_MS);
    };

    /** Whether everything was sent. */
    const sendQueue = async (): Promise<boolean> => {
      const before = storedQueue().actions.length;
      for (;;) {
        // Read again, because another tab or a press may have changed it.
        const marked = markFirstSent(storedQueue());
        const [first] = marked.actions;
        if (!first) break;
        storeQueue(marked);
        const answer = await sendAction(token, first);
        if (!isHere) return false;
        if (!answer.ok) {
          if (answer.error === 'revoked' || answer.error === 'unknown_device') end(answer.error);
          else fail();
          return false;
        }
        settle(first, answer.value);
      }
      // With a connection the list itself shows what was done.
      if (before > 0 && wasOffline) {
        setAllSent(true);
        hideAllSentSoon();
      }
      wasOffline = false;
      return true;
    };

    const settle = (action: QueuedAction, result: ActionResult) => {
      const isDone = result.outcome === 'done' || (action.kind === 'undo' && result.outcome === 'undone');
      const settled = settleFirst(storedQueue(), { kind: action.kind, token: action.token, isDone });
      storeQueue(settled);
      if (isDone) {
        const list = [...(storedList(read)?.settled ?? []), action];
        storeSettled(list);
        setKept((now) => now && { ...now, settled: list });
      }
      setQueue(settled);
      waiting.current.get(action.token)?.(result);
      waiting.current.delete(action.token);
    };

    const sync = async () => {
      // What was pressed during a sync is sent by the next one.
      isWanted = isBusy;
      if (isBusy || !isHere) return;
      isBusy = true;
      clearTimeout(timer);
      if (await sendQueue()) {
        const answer = await fetchList(path, token, read);
        if (isHere && answer.ok) {
          const receivedAt = Date.now();
          storeList(answer.value, receivedAt);
          setKept(storedList(read));
          setConnection({ answeredAt: receivedAt, offlineSince: null, hasFailed: false });
        } else if (isHere && !answer.ok) {
          if (answer.error === 'revoked' || answer.error === 'unknown_device') end(answer.error);
          else fail();
        }
      }
      isBusy = false;
      if (isHere) plan(isWanted ? 0 : usualDelay());
    };
    const usualDelay = () => (isFollowed ? EVERY_LIVE_MS : EVERY_MS);
    const plan = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A hidden page asks nothing, and sends what it has.
        if (document.visibilityState === 'visible' || storedQueue().actions.length > 0) void sync();
        else plan(usualDelay());
      }, delay);
    };
    syncSoon.current = () => void sync().then(() => isHere && plan(AFTER_ACTION_MS));
    // The list says at once that it is not up to date; the stream would notice only by its silence.
    const onOffline = () => void sync();
    window.addEventListener('offline', onOffline);
    window.addEventListener('pointerdown', hideAllSentSoon);
    const stopListening = onReturn(() => {
      setTick(Date.now());
      void sync();
    });
    const ticking = setInterval(() => setTick(Date.now()), EVERY_MS);
    stopFollowing = followChanges(token, {
      onChange: () => {
        if (document.visibilityState === 'visible') void sync();
      },
      onLive: (isLive) => {
        // What changed while there was no stream.
        if (isLive && !isFollowed) void sync();
        isFollowed = isLive;
      },
    });
    void sync();
    return () => {
      isHere = false;
      clearInterval(ticking);
      clearTimeout(timer);
      clearTimeout(sentTimer);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('pointerdown', hideAllSentSoon);
      stopListening();
      stopFollowing();
    };
  }, [token, path, read]);

  const clockAhead = kept ? kept.receivedAt - kept.state.now : 0;
  const serverNow = () => Date.now() - clockAhead;
  const add = (action: QueuedAction) => {
    const next = enqueue(storedQueue(), action);
    storeQueue(next);
    setQueue(next);
    syncSoon.current();
  };

  const send = (action: QueuedAction): Promise<ActionResult | null> => {
    const answered = new Promise<ActionResult>((resolve) => waiting.current.set(action.token, resolve));
    add(action);
    const isOffline = connection.offlineSince !== null;
    return Promise.race([answered, later(isOffline ? 0 : LONGEST_WAIT_MS)]);
  };

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
    isAllSent,
    isLive:
      connection.offlineSince === null &&
      connection.answeredAt !== null &&
      tick - connection.answeredAt < LIVE_MS,
    hasFailed: connection.hasFailed,
    offlineSince: connection.offlineSince === null ? null : connection.offlineSince - clockAhead,
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
    retry: () => syncSoon.current(),
  };
}

const later = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));
