import type { Result, WireReading } from '@zawadeh/domain';
import type { Context } from 'hono';
import { problem } from './problems.ts';

/** The validated body, or the error response. */
export async function readBody<Value>(
  context: Context,
  read: (body: unknown) => WireReading<Value>,
): Promise<Result<Value, Response>> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return { ok: false, error: problem(context, 'not_json') };
  const body = parse(await context.req.arrayBuffer());
  if (body === undefined) return { ok: false, error: problem(context, 'malformed') };
  const reading = read(body);
  return reading.ok ? reading : { ok: false, error: problem(context, 'malformed', reading.error) };
}

function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
