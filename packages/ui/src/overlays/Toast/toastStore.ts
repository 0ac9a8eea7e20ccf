import { TOAST } from '@zawadeh/domain';

export interface ToastContent {
  /** One line, of plain text, because it is read aloud. */
  message: string;
  /** Danger is announced at once; the others wait until the reader pauses. */
  kind?: 'neutral' | 'success' | 'danger';
  /** One thing that can be done about it: Undo, Try again. The toast goes when it is pressed. */
  action?: { label: string; onPress: () => void };
  /** How long it stays, while nobody is looking closer; Infinity for as long as nobody sends it away. */
  durationMs?: number;
  /** Shown before whatever is there, which comes back afterwards for the time it has left: a way back from the latest. */
  comesFirst?: boolean;
  /** Once it is neither shown nor waiting any more, however that came about. */
  onGone?: () => void;
}

export interface Toast extends ToastContent {
  id: number;
}

export interface ToastStore {
  /** Shows it, or lets it wait for those before it. Returns what `dismiss` asks for. */
  show: (content: ToastContent) => number;
  /** Sends it away, or out of the queue. */
  dismiss: (id: number) => void;
  /** Time stands still for the toast that is shown. */
  pause: () => void;
  resume: () => void;
  current: () => Toast | null;
  subscribe: (listener: () => void) => () => void;
}

/** Time, which tests move by hand. */
export interface ToastClock {
  now: () => number;
  /** Does it later, unless what it returns is called. */
  after: (delayMs: number, act: () => void) => () => void;
}

const wallClock: ToastClock = {
  now: () => performance.now(),
  after: (delayMs, act) => {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Time counts only while a toast is shown: one that waits, or waits again, keeps what it has left. */
interface QueuedToast {
  toast: Toast;
  leftMs: number;
}

/** One toast at a time, in the order they came; those that come first before the others, the latest of them before the earlier. */
export function createToasts(clock: ToastClock = wallClock): ToastStore {
  const listeners = new Set<() => void>();
  let queue: readonly QueuedToast[] = [];
  let lastId = 0;
  let isPaused = false;
  let stopTimer = () => {};

  function startTimer(): void {
    const [first] = queue;
    if (!first || isPaused || first.leftMs === Infinity) return;
    const startedAt = clock.now();
    const cancel = clock.after(first.leftMs, () => dismiss(first.toast.id));
    stopTimer = () => {
      cancel();
      first.leftMs -= clock.now() - startedAt;
      stopTimer = () => {};
    };
  }

  function setQueue(next: readonly QueuedToast[]): void {
    const isFirstReplaced = next[0] !== queue[0];
    if (isFirstReplaced) stopTimer();
    queue = next;
    if (!isFirstReplaced) return;
    startTimer();
    for (const listener of listeners) listener();
  }

  function dismiss(id: number): void {
    const gone = queue.find(({ toast }) => toast.id === id);
    if (!gone) return;
    setQueue(queue.filter((each) => each !== gone));
    gone.toast.onGone?.();
  }

  return {
    show: (content) => {
      lastId += 1;
      const { durationMs = TOAST.durationMs, comesFirst = false } = content;
      const added = { toast: { ...content, id: lastId }, leftMs: durationMs };
      setQueue(comesFirst ? [added, ...queue] : [...queue, added]);
      return lastId;
    },
    dismiss,
    pause: () => {
      isPaused = true;
      stopTimer();
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      startTimer();
    },
    current: () => queue[0]?.toast ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
