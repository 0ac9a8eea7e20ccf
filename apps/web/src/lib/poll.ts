import { onReturn } from './onReturn.ts';

const FIRST_DELAY = 2_000;
const LONGEST_DELAY = 30_000;
const GROWTH = 1.5;

export interface Poll {
  pollNow: () => Promise<void>;
  /** After a delay that is longer than the one before. */
  pollLater: () => void;
  stop: () => void;
}

/**
 * Sends a request again after growing delays for as long as `request` returns true, and whenever the tab is visible or
 * online again: the browser's online state is a hint, and only an answer is certain.
 */
export function poll(request: () => Promise<boolean>): Poll {
  let isStopped = false;
  let underWay: Promise<void> | undefined;
  let delay = FIRST_DELAY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async () => {
    clearTimeout(timer);
    // A request that throws was not answered.
    const isPending = await request().catch(() => true);
    underWay = undefined;
    if (isPending) pollLater();
  };
  const pollNow = async () => {
    if (isStopped) return;
    underWay ??= send();
    await underWay;
  };
  const pollLater = () => {
    clearTimeout(timer);
    if (isStopped) return;
    // A hidden tab waits until it is visible.
    timer = setTimeout(() => document.visibilityState === 'visible' && void pollNow(), delay);
    delay = Math.min(delay * GROWTH, LONGEST_DELAY);
  };
  const stopListening = onReturn(() => {
    delay = FIRST_DELAY;
    void pollNow();
  });

  return {
    pollNow,
    pollLater,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
    },
  };
}
