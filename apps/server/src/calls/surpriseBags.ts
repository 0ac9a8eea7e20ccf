import { SURPRISE_BAGS_PATH } from '@zawadeh/domain';
import { Hono } from 'hono';
import { matchesEtag, weakEtag } from '../http/etag.ts';
import { problem } from '../http/problems.ts';
import { coalesce } from '../http/coalesce.ts';
import type { AppEnv, Ports } from '../ports.ts';

/** Short enough that stock sold elsewhere shows soon, long enough that many visitors cost one database read. */
const CACHED_FOR_MS = 2_000;
const RETRY_AFTER_SECONDS = '5';

export function surpriseBagsCall({ bags, log }: Ports): Hono<AppEnv> {
  const listing = coalesce(async () => {
    const body = JSON.stringify(await bags());
    return { body, packed: await gzipped(body), etag: await weakEtag(body) };
  }, CACHED_FOR_MS);

  return new Hono<AppEnv>().get(SURPRISE_BAGS_PATH, async (context) => {
    try {
      const { body, packed, etag } = await listing();
      const headers = { etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
      if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
      const json = { ...headers, 'content-type': 'application/json; charset=utf-8' };
      return acceptsGzip(context.req.header('accept-encoding'))
        ? context.body(packed, 200, { ...json, 'content-encoding': 'gzip' })
        : context.body(body, 200, json);
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

/** Compressed once for all clients: to a sixth of the bytes. */
export const gzipped = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/** Whether gzip is named or matched by an asterisk, without q=0. */
export const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  (acceptEncoding ?? '').split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return ['gzip', '*'].includes(name) && !parameters.some((part) => /^q=0(?:\.0*)?$/.test(part));
  });
