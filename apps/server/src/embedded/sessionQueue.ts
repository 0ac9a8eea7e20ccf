export type ReleaseSession = () => void;

const LONGEST_WAIT_MS = 15_000;

/**
 * First come, first served, one at a time. Waiting ends with an error, so that a holder that waits for the session
 * again inside its own turn fails alone instead of blocking every later request.
 */
export function createSessionQueue(maxWaitMs = LONGEST_WAIT_MS): () => Promise<ReleaseSession> {
  const waiting: Array<() => void> = [];
  let isBusy = false;

  const startNext = (): void => {
    const next = waiting.shift();
    if (next) next();
    else isBusy = false;
  };

  const once = (): ReleaseSession => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      startNext();
    };
  };

  return () =>
    new Promise((resolve, reject) => {
      if (!isBusy) {
        isBusy = true;
        resolve(once());
        return;
      }
      const start = (): void => {
        clearTimeout(giveUp);
        resolve(once());
      };
      const giveUp = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new Error('The database session stayed busy for too long.'));
      }, maxWaitMs);
      waiting.push(start);
    });
}
