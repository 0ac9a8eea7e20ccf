/** A question that is asked again until it is answered, by a page that somebody looks at. */

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;
const GROWTH = 1.5;

export interface Poll {
  pollNow: () => Promise<void>;
  /** After a pause that is longer than the one before. */
  pollLater: () => void;
  stop: () => void;
}

/**
 * Asks when it is told to, after growing pauses for as long as `ask` answers true, and whenever the tab is seen again
 * or the browser says that it is online: what a browser says of the line is a hint, and only an answer is certain.
 */
export function poll(ask: () => Promise<boolean>): Poll {
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
    if (isOpen) pollLater();
  };
  const pollNow = async () => {
    if (isOver) return;
    underWay ??= askOnce();
    await underWay;
  };
  const pollLater = () => {
    clearTimeout(timer);
    if (isOver) return;
    // A tab that nobody sees waits until somebody does.
    timer = setTimeout(() => isSeen() && void pollNow(), pause);
    pause = Math.min(pause * GROWTH, LONGEST_PAUSE);
  };
  const hear = () => {
    if (!isSeen()) return;
    pause = FIRST_PAUSE;
    void pollNow();
  };

  document.addEventListener('visibilitychange', hear);
  window.addEventListener('online', hear);
  return {
    pollNow: pollNow,
    pollLater: pollLater,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hear);
      window.removeEventListener('online', hear);
    },
  };
}
