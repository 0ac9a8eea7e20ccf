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

/** One toast at a time, in the order they came. */
export function createToasts(clock: ToastClock = wallClock): ToastStore {
  const listeners = new Set<() => void>();
  let queue: readonly Toast[] = [];
  let lastId = 0;
  let isPaused = false;
  let leftMs = 0;
  let stop = () => {};

  function run(): void {
    const [toast] = queue;
    if (!toast || isPaused || leftMs === Infinity) return;
    const startedAt = clock.now();
    const cancel = clock.after(leftMs, () => dismiss(toast.id));
    stop = () => {
      cancel();
      leftMs -= clock.now() - startedAt;
      stop = () => {};
    };
  }

  function change(next: readonly Toast[]): void {
    const isAnother = next[0] !== queue[0];
    if (isAnother) stop();
    queue = next;
    if (!isAnother) return;
    leftMs = queue[0]?.durationMs ?? TOAST.durationMs;
    run();
    for (const listener of listeners) listener();
  }

  function dismiss(id: number): void {
    change(queue.filter((toast) => toast.id !== id));
  }

  return {
    show: (content) => {
      lastId += 1;
      change([...queue, { ...content, id: lastId }]);
      return lastId;
    },
    dismiss,
    pause: () => {
      isPaused = true;
      stop();
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      run();
    },
    current: () => queue[0] ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
