import {
  enqueue,
  markFirstSent,
  settleFirst,
  type ActionResult,
  type Instant,
  type OfflineQueue,
  type QueuedAction,
  type Result,
} from '@zawadeh/domain';
import type { KeptList } from './counterStorage.ts';
import { isNetworkError, type NetworkError } from '../../lib/http/networkError.ts';
import { onReturn } from '../../lib/onReturn.ts';
import type { Outbox } from '../../lib/outbox.ts';

const EVERY_MS = 5_000;
/** While the server tells of changes. */
const EVERY_LIVE_MS = 10_000;
const AFTER_ACTION_MS = 2_000;
const ALL_SENT_MS = 3_000;
/** The person at the counter waits no longer for the server's word. */
const LONGEST_WAIT_MS = 2_500;

/** Why there is no right to the list (any more): of a phone, or of a member of a shop. */
export type Ended = 'unknown_device' | 'revoked' | 'not_yours';

/** Where a list comes from, and where what was done goes. */
export interface SyncSource<State> {
  outbox: Outbox<OfflineQueue>;
  /** null: nothing is known yet. */
  kept: () => KeptList<State> | null;
  keepList: (answer: unknown, receivedAt: Instant) => void;
  keepSettled: (settled: readonly QueuedAction[]) => void;
  /** Nothing is kept after the right has ended. */
  wipe: () => void;
  /** The answer as it is kept. */
  fetchList: () => Promise<Result<unknown, NetworkError | Ended>>;
  sendAction: (action: QueuedAction) => Promise<Result<ActionResult, NetworkError | Ended>>;
  /** Calls back when the list should be read again, until the returned function is called. */
  followChanges: (listener: { onChange: () => void; onLive: (isLive: boolean) => void }) => () => void;
}

export interface DeviceSnapshot<State> {
  /** null: nothing is known yet. */
  kept: KeptList<State> | null;
  /** What waits to be sent. */
  queue: OfflineQueue;
  /** False: the browser refused to store the queue, so it goes with the page. */
  isQueueStored: boolean;
  /** By this phone's clock; null before the first answer. */
  answeredAt: Instant | null;
  /** Since when the server cannot be reached. */
  offlineSince: Instant | null;
  hasFailed: boolean;
  /** What was confirmed without a connection has just been sent. */
  isAllSent: boolean;
  ended: Ended | null;
  /** The clock of this phone, a few seconds behind. */
  tick: Instant;
}

/** The list of a phone, which follows the server, and what the phone has to tell it: sent in order, each once. */
export class DeviceSync<State> {
  readonly #source: SyncSource<State>;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<string, (result: ActionResult) => void>();
  #snapshot: DeviceSnapshot<State>;
  #isHere = false;
  #isBusy = false;
  #isWanted = false;
  #isFollowed = false;
  /** Presses whose action is not in the outbox yet. */
  #unstored = 0;
  /** What the phone kept was confirmed without a connection, as far as is known. */
  #wasOffline = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sentTimer: ReturnType<typeof setTimeout> | undefined;
  #stopFollowing = () => {};

  constructor(source: SyncSource<State>) {
    this.#source = source;
    this.#snapshot = {
      kept: source.kept(),
      queue: source.outbox.current,
      isQueueStored: source.outbox.isStored,
      answeredAt: null,
      offlineSince: null,
      hasFailed: false,
      isAllSent: false,
      ended: null,
      tick: Date.now(),
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): DeviceSnapshot<State> => this.#snapshot;

  /** Follows the server until the returned function is called. */
  start(): () => void {
    this.#isHere = true;
    this.#isBusy = false;
    this.#isFollowed = false;
    this.#wasOffline = this.#source.outbox.current.actions.length > 0;
    // The list says at once that it is not up to date; the stream would notice only by its silence.
    const onOffline = () => void this.#sync();
    window.addEventListener('offline', onOffline);
    window.addEventListener('pointerdown', this.#hideAllSentSoon);
    const stopListening = onReturn(() => {
      this.#tick();
      void this.#sync();
    });
    const ticking = setInterval(() => this.#tick(), EVERY_MS);
    this.#stopFollowing = this.#source.followChanges({
      onChange: () => {
        if (document.visibilityState === 'visible') void this.#sync();
      },
      onLive: (isLive) => {
        // What changed while there was no stream.
        if (isLive && !this.#isFollowed) void this.#sync();
        this.#isFollowed = isLive;
      },
    });
    void this.#sync();
    return () => {
      this.#isHere = false;
      clearInterval(ticking);
      clearTimeout(this.#timer);
      clearTimeout(this.#sentTimer);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('pointerdown', this.#hideAllSentSoon);
      stopListening();
      this.#stopFollowing();
    };
  }

  readonly syncSoon = (): void => {
    void this.#sync().then(() => {
      if (this.#isHere) this.#plan(AFTER_ACTION_MS);
    });
  };

  /** Shown at once, and sent once it is stored. */
  readonly add = (action: QueuedAction): void => {
    this.#unstored += 1;
    this.#change({ queue: enqueue(this.#snapshot.queue, action) });
    void this.#source.outbox
      .change((queue) => enqueue(queue, action))
      .then(() => {
        this.#unstored -= 1;
        this.#showQueue();
        this.syncSoon();
      });
  };

  /** Queues it; the server's word may come late. */
  readonly deliver = (action: QueuedAction): Promise<ActionResult> => {
    const answered = new Promise<ActionResult>((resolve) => this.#waiting.set(action.token, resolve));
    this.add(action);
    return answered;
  };

  /** Queues it and waits a moment for the server's word; null: it is sent later. */
  readonly send = (action: QueuedAction): Promise<ActionResult | null> => {
    const answered = this.deliver(action);
    const isOffline = this.#snapshot.offlineSince !== null;
    return Promise.race([answered, later(isOffline ? 0 : LONGEST_WAIT_MS)]);
  };

  async #changeQueue(change: (queue: OfflineQueue) => OfflineQueue): Promise<OfflineQueue> {
    const queue = await this.#source.outbox.change(change);
    this.#showQueue();
    return queue;
  }

  /** What was just pressed is shown already, and must not disappear while it is being stored. */
  #showQueue(): void {
    const { current: queue, isStored: isQueueStored } = this.#source.outbox;
    if (this.#unstored === 0) this.#change({ queue, isQueueStored });
  }

  #change(part: Partial<DeviceSnapshot<State>>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }

  #tick(): void {
    this.#change({ tick: Date.now() });
  }

  async #sync(): Promise<void> {
    // What was pressed during a sync is sent by the next one.
    this.#isWanted = this.#isBusy;
    if (this.#isBusy || !this.#isHere) return;
    this.#isBusy = true;
    clearTimeout(this.#timer);
    if (await this.#sendQueue()) await this.#readList();
    this.#isBusy = false;
    if (this.#isHere) this.#plan(this.#isWanted ? 0 : this.#usualDelay());
  }

  /** Whether everything was sent. */
  async #sendQueue(): Promise<boolean> {
    // Another tab may have changed it.
    const before = (await this.#source.outbox.load()).actions.length;
    this.#showQueue();
    while (this.#source.outbox.current.actions.length > 0) {
      const [first] = (await this.#changeQueue(markFirstSent)).actions;
      if (!first) break;
      const answer = await this.#source.sendAction(first);
      if (!this.#isHere) return false;
      if (!answer.ok) {
        this.#fail(answer.error);
        return false;
      }
      await this.#settle(first, answer.value);
    }
    // With a connection the list itself shows what was done.
    if (before > 0 && this.#wasOffline) {
      this.#change({ isAllSent: true });
      this.#hideAllSentSoon();
    }
    this.#wasOffline = false;
    return true;
  }

  async #settle(action: QueuedAction, result: ActionResult): Promise<void> {
    const isDone = result.outcome === 'done' || (action.kind === 'undo' && result.outcome === 'undone');
    if (isDone) {
      const settled = [...(this.#source.kept()?.settled ?? []), action];
      this.#source.keepSettled(settled);
      const { kept } = this.#snapshot;
      this.#change({ kept: kept && { ...kept, settled } });
    }
    await this.#changeQueue((queue) =>
      settleFirst(queue, { kind: action.kind, token: action.token, isDone }),
    );
    this.#waiting.get(action.token)?.(result);
    this.#waiting.delete(action.token);
  }

  async #readList(): Promise<void> {
    const answer = await this.#source.fetchList();
    if (!this.#isHere) return;
    if (!answer.ok) {
      this.#fail(answer.error);
      return;
    }
    const answeredAt = Date.now();
    this.#source.keepList(answer.value, answeredAt);
    this.#change({ kept: this.#source.kept(), answeredAt, offlineSince: null, hasFailed: false });
  }

  #fail(error: NetworkError | Ended): void {
    if (!isNetworkError(error)) {
      this.#source.wipe();
      this.#isHere = false;
      this.#stopFollowing();
      this.#change({ ended: error });
      return;
    }
    this.#wasOffline = true;
    this.#change({ offlineSince: this.#snapshot.offlineSince ?? Date.now(), hasFailed: true });
  }

  #usualDelay(): number {
    return this.#isFollowed ? EVERY_LIVE_MS : EVERY_MS;
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // A hidden page asks nothing, and sends what it has.
      if (document.visibilityState === 'visible' || this.#snapshot.queue.actions.length > 0)
        void this.#sync();
      else this.#plan(this.#usualDelay());
    }, delay);
  }

  /** The list moves when the words go, so not while a thumb is at work. */
  readonly #hideAllSentSoon = (): void => {
    clearTimeout(this.#sentTimer);
    this.#sentTimer = setTimeout(() => this.#change({ isAllSent: false }), ALL_SENT_MS);
  };
}

const later = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));
