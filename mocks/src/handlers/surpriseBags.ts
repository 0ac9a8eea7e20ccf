import { SURPRISE_BAGS_PATH } from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { hostileRows } from '../fixtures/bags.ts';
import { serverAnswerIn, type Pretence } from '../pretence.ts';
import { problem } from '../problems.ts';
import { signatureOf } from '../world/signature.ts';
import { listingOf } from '../world/world.ts';

/** `*` so that it answers whatever address the application server is given. */
export const surpriseBags = (pretence: Pretence): HttpHandler[] => [
  http.get(`*${SURPRISE_BAGS_PATH}`, ({ request }) =>
    serverAnswerIn(pretence, () => {
      const { scenario, world, now } = pretence;
      const body = JSON.stringify(scenario === 'hostile' ? hostileRows(now()) : listingOf(world));
      const etag = `W/"${signatureOf(body)}"`;
      const headers = { etag, 'cache-control': 'no-cache' };
      if (request.headers.get('if-none-match') === etag)
        return new HttpResponse(null, { status: 304, headers });
      return new HttpResponse(body, {
        headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      });
    }),
  ),
  http.all(`*${SURPRISE_BAGS_PATH}`, () => serverAnswerIn(pretence, () => problem('no_such_call'))),
];
