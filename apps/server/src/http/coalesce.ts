/** Callers at the same time share one read, and its result is kept for a moment. A failure is never kept. */
export function sharedRead<Value>(
  read: () => Promise<Value>,
  keptForMs: number,
  now: () => number = () => performance.now(),
): () => Promise<Value> {
  let kept: { value: Value; until: number } | undefined;
  let underway: Promise<Value> | undefined;

  const readAndKeep = async (): Promise<Value> => {
    try {
      const value = await read();
      kept = { value, until: now() + keptForMs };
      return value;
    } finally {
      underway = undefined;
    }
  };

  return () => {
    if (kept && now() < kept.until) return Promise.resolve(kept.value);
    underway ??= readAndKeep();
    return underway;
  };
}
