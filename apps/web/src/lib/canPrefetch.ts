interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: Connection;
  }
}

/** False where the browser saves data or the connection is slow. */
export function canPrefetch(): boolean {
  const { connection } = navigator;
  return connection?.saveData !== true && !/[23]g$/.test(connection?.effectiveType ?? '4g');
}
