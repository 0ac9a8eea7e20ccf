/**
 * Repeats the work, never two runs at once, and without a pause while it returns true. Stopping waits for the current
 * run.
 */
export function repeat(work: () => Promise<boolean | void>, everyMs: number): () => Promise<void> {
  let isStopped = false;
  let underway = Promise.resolve();
  let timer: NodeJS.Timeout;
  const run = () => {
    underway = work().then((isMore) => {
      if (!isStopped) timer = setTimeout(run, isMore ? 0 : everyMs).unref();
    });
  };
  timer = setTimeout(run, everyMs).unref();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underway;
  };
}
