/** Again and again, never two at once. Stopping waits for the one that is underway. */
export function repeat(work: () => Promise<void>, everyMs: number): () => Promise<void> {
  let isStopped = false;
  let underway = Promise.resolve();
  let timer: NodeJS.Timeout;
  const turn = () => {
    underway = work().finally(() => {
      if (!isStopped) timer = setTimeout(turn, everyMs).unref();
    });
  };
  timer = setTimeout(turn, everyMs).unref();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underway;
  };
}
