import { TOAST } from '@zawadeh/domain';

export interface ToastContent {
  /** One line of plain text, because it is announced. */
  message: string;
  /** Danger is announced assertively, the others politely. */
  kind?: 'neutral' | 'success' | 'danger';
  /** One action, such as Undo or Try again. The toast closes when it is pressed. */
  action?: { label: string; onPress: () => void };
  /** How long the toast stays, not counting hover, focus and modals; Infinity until it is dismissed. */
  durationMs?: number;
  /** Shown before the current toast, which comes back for its remaining time: for an undo of the latest action. */
  comesFirst?: boolean;
  /** Called once the toast is neither shown nor queued, for any reason. */
  onGone?: () => void;
}

export interface Toast extends ToastContent {
  id: number;
}

export interface ToastStore {
  /** Shows or queues the toast. Returns the id for `dismiss`. */
  show: (content: ToastContent) => number;
  /** Closes the toast, or removes it from the queue. */
  dismiss: (id: number) => void;
  /** Stops the timer of the shown toast. */
  pause: () => void;
  resume: () => void;
  current: () => Toast | null;
  subscribe: (listener: () => void) => () => void;
}

/** The source of time, which tests replace. */
export interface ToastClock {
  now: () => number;
  /** Schedules `act`. Returns a function that cancels it. */
  after: (delayMs: number, act: () => void) => () => void;
}

const wallClock: ToastClock = {
  now: () => performance.now(),
  after: (delayMs, act) => {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  },
};

/** The timer runs only while a toast is shown; a queued toast keeps its remaining time. */
interface QueuedToast {
  toast: Toast;
  leftMs: number;
}

/** Shows one toast at a time, in order of arrival; toasts with `comesFirst` go before the others, the latest of them first. */
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

  function replaceQueue(next: readonly QueuedToast[]): void {
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
    replaceQueue(queue.filter((each) => each !== gone));
    gone.toast.onGone?.();
  }

  return {
    show: (content) => {
      lastId += 1;
      const { durationMs = TOAST.durationMs, comesFirst = false } = content;
      const added = { toast: { ...content, id: lastId }, leftMs: durationMs };
      replaceQueue(comesFirst ? [added, ...queue] : [...queue, added]);
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
