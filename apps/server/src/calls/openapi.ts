import { Hono } from 'hono';
import { defaultApiCallsPerMinute, defaultPersonCallsPerMinute } from '../http/rateLimit.ts';
import { DOCUMENT_PATH, PAGE_PATH } from '../openapi/calls/server.ts';
import { openApiDocument } from '../openapi/document.ts';
import { openApiPage } from '../openapi/page.ts';
import { answerPlainPage } from '../pages/plainPage.ts';
import type { AppEnv, Ports } from '../ports.ts';

/** What can be asked of this server: for programs, and for those who write them. */
export function openApiCalls({
  apiCallsPerMinute: perAddress = defaultApiCallsPerMinute,
  personCallsPerMinute: perPerson = defaultPersonCallsPerMinute,
}: Pick<Ports, 'apiCallsPerMinute' | 'personCallsPerMinute'>): Hono<AppEnv> {
  const document = openApiDocument({ perAddress, perPerson });
  const text = JSON.stringify(document);
  const page = openApiPage(document);
  return new Hono<AppEnv>()
    .get(DOCUMENT_PATH, (context) => {
      context.header('cache-control', 'no-cache');
      return context.body(text, 200, { 'content-type': 'application/json; charset=utf-8' });
    })
    .get(PAGE_PATH, (context) => answerPlainPage(context, () => page(new URL(context.req.url).origin)));
}
