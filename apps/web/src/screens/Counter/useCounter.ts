import {
  enqueue,
  handoverKey,
  markFirstSent,
  settleFirst,
  withQueue,
  withQueuedStock,
  type ActionResult,
  type CounterBag,
  type CounterHandover,
  type Device,
  type Instant,
  type OfflineQueue,
  type QueuedAction,
  type QueuedHandover,
} from '@zawadeh/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fetchCounter, sendAction, type Ended } from '../../backend/counter.ts';
import {
  storedList,
  storedQueue,
  storeList,
  storeQueue,
  storeSettled,
  wipeCounter,
  type KeptList,
  type PairedPhone,
} from '../../backend/counterStorage.ts';
import { onReturn } from '../../lib/onReturn.ts';

const EVERY_MS = 5_000;
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

export interface Counter {
  device: Device;
  /** null: nothing is known yet. */
  handovers: readonly QueuedHandover[] | null;
  bags: readonly CounterBag[];
  publicKeys: readonly string[];
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
  /** What is queued or was carried out, applied to a handover that the list may not have. */
  asItIs: (handover: CounterHandover) => CounterHandover;
  /** Waits a moment for the server's word; null: it is sent later. */
  handOver: (handover: CounterHandover, how: 'scan' | 'code' | 'list') => Promise<HandOverOutcome>;
  undo: (token: string, handover: CounterHandover) => void;
  changeStock: (bag: CounterBag, change: 'less' | 'more' | 'none') => void;
  retry: () => void;
}

interface HandOverOutcome {
  token: string;
  at: Instant;
  /** null: not known yet. */
  result: ActionResult | null;
}

/** The list of a counter phone, which follows the server, and what the phone has to tell it: sent in order, each once. */
export function useCounter({ token, device }: PairedPhone): Counter {
  const [kept, setKept] = useState<KeptList | null>(storedList);
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sentTimer: ReturnType<typeof setTimeout> | undefined;

    const end = (reason: Ended) => {
      wipeCounter();
      isHere = false;
      setEnded(reason);
    };
    const fail = () =>
      setConnection(({ answeredAt, offlineSince }) => ({
        answeredAt,
        offlineSince: offlineSince ?? Date.now(),
        hasFailed: true,
      }));

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
      if (before > 0) {
        setAllSent(true);
        clearTimeout(sentTimer);
        sentTimer = setTimeout(() => setAllSent(false), ALL_SENT_MS);
      }
      return true;
    };

    const settle = (action: QueuedAction, result: ActionResult) => {
      const isDone = result.outcome === 'done' || (action.kind === 'undo' && result.outcome === 'undone');
      const settled = settleFirst(storedQueue(), { kind: action.kind, token: action.token, isDone });
      storeQueue(settled);
      if (isDone) {
        const list = [...(storedList()?.settled ?? []), action];
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
        const answer = await fetchCounter(token);
        if (isHere && answer.ok) {
          const receivedAt = Date.now();
          storeList(answer.value, receivedAt);
          setKept(storedList());
          setConnection({ answeredAt: receivedAt, offlineSince: null, hasFailed: false });
        } else if (isHere && !answer.ok) {
          if (answer.error === 'revoked' || answer.error === 'unknown_device') end(answer.error);
          else fail();
        }
      }
      isBusy = false;
      if (isHere) plan(isWanted ? 0 : EVERY_MS);
    };
    const plan = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setTick(Date.now());
        // A hidden page asks nothing, and sends what it has.
        if (document.visibilityState === 'visible' || storedQueue().actions.length > 0) void sync();
        else plan(EVERY_MS);
      }, delay);
    };
    syncSoon.current = () => void sync().then(() => isHere && plan(AFTER_ACTION_MS));
    const stopListening = onReturn(() => {
      setTick(Date.now());
      void sync();
    });
    void sync();
    return () => {
      isHere = false;
      clearTimeout(timer);
      clearTimeout(sentTimer);
      stopListening();
    };
  }, [token]);

  const clockAhead = kept ? kept.receivedAt - kept.state.now : 0;
  const serverNow = () => Date.now() - clockAhead;
  const all = useMemo(
    (): OfflineQueue => ({ actions: [...(kept?.settled ?? []), ...queue.actions], isFirstSent: false }),
    [kept, queue],
  );
  const handovers = useMemo(
    () =>
      kept && withQueue(kept.state.handovers, all).map((row) => ({ ...row, isToSend: isQueued(queue, row) })),
    [kept, all, queue],
  );

  const add = (action: QueuedAction) => {
    const next = enqueue(storedQueue(), action);
    storeQueue(next);
    setQueue(next);
    syncSoon.current();
  };

  return {
    device: kept?.state.device ?? device,
    handovers,
    bags: kept ? withQueuedStock(kept.state.bags, all) : [],
    publicKeys: kept?.state.publicKeys ?? [],
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
    asItIs: (handover) => withQueue([handover], all)[0] ?? handover,
    handOver: async (handover, how) => {
      const action = {
        kind: 'hand_over',
        token: crypto.randomUUID(),
        handover: handoverKey(handover),
        how,
        at: serverNow(),
      } as const;
      const answered = new Promise<ActionResult>((resolve) => waiting.current.set(action.token, resolve));
      add(action);
      const isOffline = connection.offlineSince !== null;
      const result = await Promise.race([answered, later(isOffline ? 0 : LONGEST_WAIT_MS)]);
      return { token: action.token, at: action.at, result };
    },
    undo: (given, handover) =>
      add({ kind: 'undo', token: given, handover: handoverKey(handover), at: serverNow() }),
    changeStock: ({ id }, change) =>
      add({ kind: 'stock', token: crypto.randomUUID(), bagId: id, change, at: serverNow() }),
    retry: () => syncSoon.current(),
  };
}

const isQueued = ({ actions }: OfflineQueue, row: CounterHandover): boolean =>
  actions.some((action) => action.kind !== 'stock' && action.handover === handoverKey(row));

const later = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));
