import type { CacheReason } from '../lib/workerMessages.ts';

/**
 * The network's response, if it comes in time and is no server error; else the cached one. Without a cached one the
 * network's response, however late.
 */
export async function networkFirst(
  live: Promise<Response>,
  timeoutMs: number,
  findCached: (reason: CacheReason) => Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), timeoutMs);
  });
  const first = await Promise.race([live.catch(() => 'offline' as const), timeout]);
  clearTimeout(timer);
  if (typeof first === 'string') return (await findCached(first)) ?? live;
  return first.status >= 500 ? ((await findCached('server')) ?? first) : first;
}
