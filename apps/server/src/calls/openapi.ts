import { Hono } from 'hono';
import { defaultApiCallsPerMinute, defaultUserCallsPerMinute } from '../http/rateLimit.ts';
import { DOCUMENT_PATH, PAGE_PATH } from '../openapi/calls/server.ts';
import { openApiDocument } from '../openapi/document.ts';
import { openApiPage } from '../openapi/page.ts';
import { answerPlainPage } from '../pages/plainPage.ts';
import type { AppEnv, Ports } from '../ports.ts';

/** The description of this server's calls: as JSON for programs and as a page for developers. */
export function openApiCalls({
  apiCallsPerMinute: perAddress = defaultApiCallsPerMinute,
  userCallsPerMinute: perUser = defaultUserCallsPerMinute,
}: Pick<Ports, 'apiCallsPerMinute' | 'userCallsPerMinute'>): Hono<AppEnv> {
  const document = openApiDocument({ perAddress, perUser: perUser });
  const text = JSON.stringify(document);
  const page = openApiPage(document);
  return new Hono<AppEnv>()
    .get(DOCUMENT_PATH, (context) => {
      context.header('cache-control', 'no-cache');
      return context.body(text, 200, { 'content-type': 'application/json; charset=utf-8' });
    })
    .get(PAGE_PATH, (context) => answerPlainPage(context, () => page(new URL(context.req.url).origin)));
}
