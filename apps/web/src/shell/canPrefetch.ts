interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether more may be fetched than was asked for: not where data is to be saved, nor on a line that is slow as it is. */
export function canPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData !== true && !/[23]g$/.test(connection?.effectiveType ?? '4g');
}
