import type { CacheReason } from '../lib/workerMessages.ts';

/**
 * The line's answer, if it comes in time and is not the server's apology; else the kept one. Where nothing is kept,
 * whatever the line brings, however late.
 */
export async function networkFirst(
  live: Promise<Response>,
  patienceMs: number,
  findCached: (because: CacheReason) => Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), patienceMs);
  });
  const first = await Promise.race([live.catch(() => 'offline' as const), late]);
  clearTimeout(timer);
  if (typeof first === 'string') return (await findCached(first)) ?? live;
  return first.status >= 500 ? ((await findCached('server')) ?? first) : first;
}
