import type { WireReading } from '@zawadeh/domain';
import type { Context } from 'hono';
import { problem } from './problems.ts';

type Body<Value> = { value: Value } | { answer: Response };

/** What was sent, or the answer that says what is wrong with it. */
export async function readBody<Value>(
  context: Context,
  read: (body: unknown) => WireReading<Value>,
): Promise<Body<Value>> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return { answer: problem(context, 'not_json') };
  const body = parse(await context.req.arrayBuffer());
  if (body === undefined) return { answer: problem(context, 'malformed') };
  const reading = read(body);
  return reading.ok ? { value: reading.value } : { answer: problem(context, 'malformed', reading.reason) };
}

function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
