import type { ErrorCode } from '@zawadeh/domain';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';
import { problem } from './problems.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Refuses bodies of more bytes than the route takes; null means that the route limits them itself. A declared length
 * is held by the HTTP parser, so only a body without one has to be counted here, and is kept until it is complete.
 */
export const bodyLimit = <Env extends AppEnv>(
  largest: (context: Context<Env>) => number | null,
  tooLarge: ErrorCode = 'too_large',
) =>
  createMiddleware<Env>(async (context, next) => {
    const { raw } = context.req;
    if (raw.method === 'GET' || raw.method === 'HEAD') return next();
    const mostBytes = largest(context);
    if (mostBytes === null || raw.body === null) return next();
    const length = declaredLength(raw.headers);
    if (length !== null) return length > mostBytes ? problem(context, tooLarge) : next();
    const bytes = await readAtMost(raw.body, mostBytes);
    if (bytes === null) return problem(context, tooLarge);
    context.req.raw = new Request(raw, { method: raw.method, body: bytes });
    return next();
  });

/** Null where the length is known only at the end. */
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
