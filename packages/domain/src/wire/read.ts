/** Specification 7: what came over the wire, against its schema. */
import { parse, safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { isRaw } from '../reading/raw.ts';

export interface WireProblem {
  /** `details.0.quantity`; empty where the whole is wrong. */
  field: string;
  problem: 'missing' | 'unknown' | 'wrong';
}

export type WireReading<Value> = { ok: true; value: Value } | { ok: false; reason: WireProblem };

/** A request as it must be, or the first field that is wrong; fields nobody knows are refused. */
export function readRequest<Schema extends GenericSchema>(
  schema: Schema,
  body: unknown,
): WireReading<InferOutput<Schema>> {
  const result = safeParse(schema, body, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [{ path = [], received, expected }] = result.issues;
  const field = path.map(({ key }) => String(key)).join('.');
  if (expected === 'never') return { ok: false, reason: { field, problem: 'unknown' } };
  return { ok: false, reason: { field, problem: received === 'undefined' ? 'missing' : 'wrong' } };
}

/** An answer as far as it can be understood; a page of HTML is an answer that says nothing. */
export function readAnswer<Schema extends GenericSchema>(
  schema: Schema,
  answer: unknown,
): InferOutput<Schema> {
  return parse(schema, isRaw(answer) ? answer : {});
}
