import type { ErrorCode } from '@zawadeh/domain';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';
import { problem } from './problems.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Rejects bodies larger than the route accepts; null means that the route sets its own limit. The HTTP parser enforces
 * a declared length, so only a body without one is counted here, and it is buffered until it is complete.
 */
export const bodyLimit = <Env extends AppEnv>(
  largest: (context: Context<Env>) => number | null | Promise<number | null>,
  tooLarge: ErrorCode = 'too_large',
) =>
  createMiddleware<Env>(async (context, next) => {
    const { raw } = context.req;
    if (raw.method === 'GET' || raw.method === 'HEAD') return next();
    const mostBytes = await largest(context);
    if (mostBytes === null || raw.body === null) return next();
    const length = declaredLength(raw.headers);
    if (length !== null) return length > mostBytes ? problem(context, tooLarge) : next();
    const bytes = await readAtMost(raw.body, mostBytes);
    if (bytes === null) return problem(context, tooLarge);
    context.req.raw = new Request(raw, { method: raw.method, body: bytes });
    return next();
  });

/** Null for a chunked body. */
function declaredLength(headers: Headers): number | null {
  if (headers.has('transfer-encoding')) return null;
  const length = headers.get('content-length');
  return length === null ? null : Number.parseInt(length, 10);
}

async function readAtMost(body: ReadableStream<Bytes>, mostBytes: number): Promise<Bytes | null> {
  const reader = body.getReader();
  const chunks: Bytes[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > mostBytes) return null;
      chunks.push(part.value);
    }
  } finally {
    reader.releaseLock();
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
