/** Simultaneous callers share one read, and its result is cached briefly. A failure is not cached. */
export function coalesce<Value>(
  read: () => Promise<Value>,
  cachedForMs: number,
  now: () => number = () => performance.now(),
): () => Promise<Value> {
  let cached: { value: Value; until: number } | undefined;
  let pending: Promise<Value> | undefined;

  const readAndCache = async (): Promise<Value> => {
    try {
      const value = await read();
      cached = { value, until: now() + cachedForMs };
      return value;
    } finally {
      pending = undefined;
    }
  };

  return () => {
    if (cached && now() < cached.until) return Promise.resolve(cached.value);
    pending ??= readAndCache();
    return pending;
  };
}
