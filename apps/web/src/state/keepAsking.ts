/** A question that is asked again until it is answered, by a page that somebody looks at. */

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;
const GROWTH = 1.5;

export interface Asking {
  askNow: () => Promise<void>;
  /** After a pause that is longer than the one before. */
  askLater: () => void;
  stop: () => void;
}

/**
 * Asks when it is told to, after growing pauses for as long as `ask` answers true, and whenever the tab is seen again
 * or the browser says that it is online: what a browser says of the line is a hint, and only an answer is certain.
 */
export function keepAsking(ask: () => Promise<boolean>): Asking {
  let isOver = false;
  let underWay: Promise<void> | undefined;
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isSeen = () => document.visibilityState === 'visible';

  const askOnce = async () => {
    clearTimeout(timer);
    // A question that throws is one that was not answered.
    const isOpen = await ask().catch(() => true);
    underWay = undefined;
    if (isOpen) askLater();
  };
  const askNow = async () => {
    if (isOver) return;
    underWay ??= askOnce();
    await underWay;
  };
  const askLater = () => {
    clearTimeout(timer);
    if (isOver) return;
    // A tab that nobody sees waits until somebody does.
    timer = setTimeout(() => isSeen() && void askNow(), pause);
    pause = Math.min(pause * GROWTH, LONGEST_PAUSE);
  };
  const hear = () => {
    if (!isSeen()) return;
    pause = FIRST_PAUSE;
    void askNow();
  };

  document.addEventListener('visibilitychange', hear);
  window.addEventListener('online', hear);
  return {
    askNow,
    askLater,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hear);
      window.removeEventListener('online', hear);
    },
  };
}
