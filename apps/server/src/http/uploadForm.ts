import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';
import { isForm } from './bodyLimits.ts';
import { problem } from './problems.ts';

const OBJECT = /^\/storage\/v1\/object\/./;

/**
 * supabase-js sends a `File` or `Blob` in a form field without a name. The engine expects another name, and accepts no
 * form for an update; it accepts the plain file everywhere.
 */
export const uploadForm = createMiddleware<AppEnv>(async (context, next) => {
  const { raw, method, path } = context.req;
  if (!isForm(context) || !OBJECT.test(path) || (method !== 'POST' && method !== 'PUT')) return next();
  const form = await raw.formData().catch(() => null);
  const file = form && Array.from(form.values()).find((value) => typeof value !== 'string');
  if (!file) return problem(context, 'malformed');
  const headers = new Headers(raw.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  headers.delete('transfer-encoding');
  const seconds = form.get('cacheControl');
  if (typeof seconds === 'string' && /^\d{1,9}$/.test(seconds))
    headers.set('cache-control', `max-age=${seconds}`);
  context.req.raw = new Request(raw.url, { method, headers, body: await file.arrayBuffer() });
  return next();
});
