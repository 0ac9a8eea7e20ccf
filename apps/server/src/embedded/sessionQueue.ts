export type LeaveTurn = () => void;

const LONGEST_WAIT_MS = 15_000;

/**
 * First come, first served, one at a time. Waiting ends with an error: should a holder ever wait for a second turn
 * inside its own, that one request fails instead of every request after it.
 */
export function createTurns(longestWaitMs = LONGEST_WAIT_MS): () => Promise<LeaveTurn> {
  const waiting: Array<() => void> = [];
  let taken = false;

  const passOn = (): void => {
    const next = waiting.shift();
    if (next) next();
    else taken = false;
  };

  const once = (): LeaveTurn => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      passOn();
    };
  };

  return () =>
    new Promise((resolve, reject) => {
      if (!taken) {
        taken = true;
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
      }, longestWaitMs);
      waiting.push(start);
    });
}
