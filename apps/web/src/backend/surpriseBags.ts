/** GET {backend}/api/surprise-bags, specification 7. */
import { readBags, SURPRISE_BAGS_PATH, type Bag } from '@zawadeh/domain';
import { backendUrl } from './config.ts';

/** What went wrong, as far as a person can do something about it. */
export type Trouble = 'offline' | 'slow' | 'server';

export type BagsAnswer =
  | { kind: 'bags'; bags: Bag[]; etag: string | null }
  | { kind: 'unchanged' }
  | { kind: 'trouble'; trouble: Trouble };

const PATIENCE = 10_000;

/** Asking again for what is known costs a few bytes: the server answers 304 to its own ETag. */
export async function fetchBags(etag: string | null): Promise<BagsAnswer> {
  try {
    const response = await fetch(backendUrl + SURPRISE_BAGS_PATH, {
      headers: etag === null ? {} : { 'If-None-Match': etag },
      // The browser's own cache would turn a 304 into a 200 and hide that nothing changed.
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 304) return { kind: 'unchanged' };
    if (!response.ok) return { kind: 'trouble', trouble: 'server' };
    return readAnswer(await response.json(), response.headers.get('ETag'));
  } catch (error) {
    return { kind: 'trouble', trouble: troubleOf(error) };
  }
}

function readAnswer(rows: unknown, etag: string | null): BagsAnswer {
  if (!Array.isArray(rows)) return { kind: 'trouble', trouble: 'server' };
  const { bags, refused } = readBags(rows);
  if (refused > 0) console.warn(`${refused} of ${rows.length} bags could not be read and are not shown.`);
  if (bags.length === 0 && refused > 0) return { kind: 'trouble', trouble: 'server' };
  return { kind: 'bags', bags, etag };
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow';
  // A body that is not JSON is the server's fault; anything else never reached it.
  return error instanceof SyntaxError ? 'server' : 'offline';
}
