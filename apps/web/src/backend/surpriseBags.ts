/** GET {backend}/api/surprise-bags: the shelf, or that it is as it was. */
import { readBags, SURPRISE_BAGS_PATH, type Bag, type Instant } from '@zawadeh/domain';
import { KEPT_HEADER } from '../offline/messages.ts';
import { backendUrl } from './config.ts';
import { PATIENCE, troubleOf, type Trouble } from './trouble.ts';

export type BagsAnswer =
  | { kind: 'bags'; bags: Bag[]; etag: string | null }
  | { kind: 'unchanged' }
  /** Bags come with it where the browser has kept those of an earlier moment. */
  | { kind: 'trouble'; trouble: Trouble; earlier?: { bags: Bag[]; etag: string | null; at: Instant } };

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
    const answer = readAnswer(await response.json(), response.headers.get('ETag'));
    const kept = response.headers.get(KEPT_HEADER) as Trouble | null;
    if (kept === null || answer.kind !== 'bags') return answer;
    const at = Date.parse(response.headers.get('Date') ?? '');
    return { kind: 'trouble', trouble: kept, earlier: { ...answer, at } };
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
