import {
  queryShelf,
  MOST_LISTED,
  readShelfQuery,
  readShopPlaces,
  SHELF_TOTAL_HEADER,
  SURPRISE_BAGS_PATH,
  writeShelfQuery,
  type BagRow,
  type ShelfQuery,
} from '@zawadeh/domain';
import { Hono, type Context } from 'hono';
import { bagOf } from '../database/shelf.ts';
import { coalesce } from '../http/coalesce.ts';
import { matchesEtag, weakEtag } from '../http/etag.ts';
import { lruCache } from '../http/lruCache.ts';
import { problem } from '../http/problems.ts';
import { byAddress, defaultApiCallsPerMinute, rateLimit } from '../http/rateLimit.ts';
import type { AppEnv, Ports } from '../ports.ts';

/** Short enough that stock sold elsewhere shows soon, long enough that many visitors cost one database read. */
const CACHED_FOR_MS = 2_000;
const PLACES_CACHED_FOR_MS = 60_000;
/** Answers about a long shelf within the time of one read. */
const MOST_ANSWERS = 200;
const RETRY_AFTER_SECONDS = '5';

interface Answer {
  body: string;
  packed: ArrayBuffer;
  etag: string;
  /** Null where the list has the whole shelf. */
  total: number | null;
}

export function surpriseBagsCall({ bags, shops, apiCallsPerMinute, log }: Ports): Hono<AppEnv> {
  const places = coalesce(async () => readShopPlaces(await shops()), PLACES_CACHED_FOR_MS);

  const shelf = coalesce(async () => {
    const rows = await bags();
    if (rows.length <= MOST_LISTED) {
      const whole = await answerWith(rows, null);
      return () => Promise.resolve(whole);
    }
    const byId = new Map(rows.map((row) => [row.id, row]));
    const readable = rows.flatMap((row) => bagOf(row) ?? []);
    const cached = lruCache<Promise<Answer>>(MOST_ANSWERS);
    return (query: ShelfQuery) =>
      cached(writeShelfQuery(query), async () => {
        const { found, total } = queryShelf(readable, query, {
          now: Date.now(),
          places: query.area === null ? new Map() : await places(),
        });
        return answerWith(
          found.flatMap(({ id }) => byId.get(id) ?? []),
          total,
        );
      });
  }, CACHED_FOR_MS);

  return new Hono<AppEnv>()
    .use(SURPRISE_BAGS_PATH, rateLimit(apiCallsPerMinute ?? defaultApiCallsPerMinute, searcher))
    .get(SURPRISE_BAGS_PATH, async (context) => {
      try {
        const answer = await (await shelf())(readShelfQuery(new URL(context.req.url).searchParams));
        return respond(context, answer);
      } catch (error) {
        log('The bags could not be read', error);
        return problem(
          context,
          'unavailable',
          {},
          {
            'cache-control': 'no-store',
            'retry-after': RETRY_AFTER_SECONDS,
          },
        );
      }
    });
}

/** Null for what every page requests again and again: a whole town can share one address. */
function searcher(context: Context<AppEnv>): string | null {
  const query = readShelfQuery(new URL(context.req.url).searchParams);
  const { shopIds: _shops, bagIds: _bags, limit: _limit, ...looking } = query;
  return writeShelfQuery(looking) === '' ? null : byAddress(context);
}

async function answerWith(rows: readonly BagRow[], total: number | null): Promise<Answer> {
  const body = JSON.stringify(rows);
  const tagged = total === null ? body : `${total} ${body}`;
  return { body, packed: await gzipped(body), etag: await weakEtag(tagged), total };
}

function respond(context: Context<AppEnv>, { body, packed, etag, total }: Answer): Response {
  const headers = {
    etag,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(total !== null && { [SHELF_TOTAL_HEADER]: String(total) }),
  };
  if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  const json = { ...headers, 'content-type': 'application/json; charset=utf-8' };
  return acceptsGzip(context.req.header('accept-encoding'))
    ? context.body(packed, 200, { ...json, 'content-encoding': 'gzip' })
    : context.body(body, 200, json);
}

/** Compressed once for all clients: to a sixth of the bytes. */
export const gzipped = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/** Whether gzip is named or matched by an asterisk, without q=0. */
export const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  (acceptEncoding ?? '').split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return ['gzip', '*'].includes(name) && !parameters.some((part) => /^q=0(?:\.0*)?$/.test(part));
  });
