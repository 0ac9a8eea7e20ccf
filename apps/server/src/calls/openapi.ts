import { Hono } from 'hono';
import { defaultApiCallsPerMinute, defaultUserCallsPerMinute } from '../http/rateLimit.ts';
import { DOCUMENT_PATH } from '../openapi/calls/server.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { AppEnv, Ports } from '../ports.ts';

/** The OpenAPI document of this server. */
export function openApiCalls({
  apiCallsPerMinute: perAddress = defaultApiCallsPerMinute,
  userCallsPerMinute: perUser = defaultUserCallsPerMinute,
}: Pick<Ports, 'apiCallsPerMinute' | 'userCallsPerMinute'>): Hono<AppEnv> {
  const text = JSON.stringify(openApiDocument({ perAddress, perUser }));
  return new Hono<AppEnv>().get(DOCUMENT_PATH, (context) => {
    context.header('cache-control', 'no-cache');
    return context.body(text, 200, { 'content-type': 'application/json; charset=utf-8' });
  });
}
