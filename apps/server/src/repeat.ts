/**
 * Again and again, never two at once; at once where the work says that there is more of it. Stopping waits for the one
 * that is underway.
 */
export function repeat(work: () => Promise<boolean | void>, everyMs: number): () => Promise<void> {
  let isStopped = false;
  let underway = Promise.resolve();
  let timer: NodeJS.Timeout;
  const turn = () => {
    underway = work().then((isMore) => {
      if (!isStopped) timer = setTimeout(turn, isMore ? 0 : everyMs).unref();
    });
  };
  timer = setTimeout(turn, everyMs).unref();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underway;
  };
}
