import { SURPRISE_BAGS_PATH } from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { hostileRows } from '@zawadeh/domain/examples';
import { respondAsServer, type MockOptions, errorResponse } from '../respond.ts';
import { checksum } from '../database/tokens.ts';
import { shelfRows } from '../database/database.ts';

/** `*` matches the application server at any origin. */
export const surpriseBags = (options: MockOptions): HttpHandler[] => [
  http.get(`*${SURPRISE_BAGS_PATH}`, ({ request }) =>
    respondAsServer(options, () => {
      const { scenario, database, now } = options;
      const body = JSON.stringify(scenario === 'hostile' ? hostileRows(now()) : shelfRows(database));
      const etag = `W/"${checksum(body)}"`;
      const headers = { etag, 'cache-control': 'no-cache' };
      if (request.headers.get('if-none-match') === etag)
        return new HttpResponse(null, { status: 304, headers });
      return new HttpResponse(body, {
        headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      });
    }),
  ),
  http.all(`*${SURPRISE_BAGS_PATH}`, () => respondAsServer(options, () => errorResponse('no_such_call'))),
];
