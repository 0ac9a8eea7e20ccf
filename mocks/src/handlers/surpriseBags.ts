import {
  queryShelf,
  MOST_LISTED,
  readBags,
  readShelfQuery,
  readShopPlaces,
  SHELF_TOTAL_HEADER,
  SURPRISE_BAGS_PATH,
} from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { hostileRows } from '@zawadeh/domain/examples';
import { respondAsServer, type MockOptions, errorResponse } from '../respond.ts';
import { checksum } from '../database/tokens.ts';
import { shelfRows } from '../database/database.ts';

/** `*` matches the application server at any origin. */
export const surpriseBags = (options: MockOptions): HttpHandler[] => [
  http.get(`*${SURPRISE_BAGS_PATH}`, ({ request }) =>
    respondAsServer(options, () => {
      const { rows, total } = answerTo(request, options);
      const body = JSON.stringify(rows);
      const etag = `W/"${checksum(`${total} ${body}`)}"`;
      const headers = {
        etag,
        'cache-control': 'no-cache',
        ...(total !== null && { [SHELF_TOTAL_HEADER]: String(total) }),
      };
      if (request.headers.get('if-none-match') === etag)
        return new HttpResponse(null, { status: 304, headers });
      return new HttpResponse(body, {
        headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      });
    }),
  ),
  http.all(`*${SURPRISE_BAGS_PATH}`, () => respondAsServer(options, () => errorResponse('no_such_call'))),
];

/** As on the server: a shelf that fits into one list is sent whole, whatever was asked. */
function answerTo({ url }: Request, { scenario, database, now }: MockOptions) {
  if (scenario === 'hostile') return { rows: hostileRows(now()), total: null };
  const rows = shelfRows(database);
  if (rows.length <= MOST_LISTED) return { rows, total: null };
  const { found, total } = queryShelf(readBags(rows).bags, readShelfQuery(new URL(url).searchParams), {
    now: now(),
    places: readShopPlaces(database.shops),
  });
  return { rows: found.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []), total };
}
