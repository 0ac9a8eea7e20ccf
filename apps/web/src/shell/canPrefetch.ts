interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** False where the browser saves data or the connection is slow. */
export function canPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData !== true && !/[23]g$/.test(connection?.effectiveType ?? '4g');
}
