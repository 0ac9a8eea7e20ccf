/**
 * A schema is a record of readers, one for each field of a request, an answer or an event. Few lines of
 * our own in place of a library, because phones download them: decision 10 has the sizes.
 */
import { isRaw } from '../reading/raw.ts';
import type { Result } from '../result.ts';

/** The value, or null where there is none to be had. `Sent` is what the other side writes. */
export type Reader<Value, Sent = Value> = ((value: unknown) => Value | null) & { sent?: Sent };
export type Fields = Record<string, Reader<unknown, unknown>>;

type MayBeMissing = { mayBeMissing: true };
type MayBeNull = { mayBeNull: true };

/** A field that need not be there. */
export function optional<Value, Sent>(read: Reader<Value, Sent>): Reader<Value, Sent> & MayBeMissing {
  return Object.assign((value: unknown) => read(value), { mayBeMissing: true as const });
}

/** A field that is always there and may be empty. */
export function orNull<Value, Sent>(read: Reader<Value, Sent>): Reader<Value, Sent | null> & MayBeNull {
  return Object.assign((value: unknown) => read(value), { mayBeNull: true as const });
}

type ValueOf<Read> =
  Read extends Reader<infer Value, unknown> ? (Read extends MayBeNull ? Value | null : Value) : never;
type SentFor<Read> = Read extends { sent?: infer Sent } ? Sent : never;
type Missable<Schema> = {
  [Name in keyof Schema]: Schema[Name] extends MayBeMissing ? Name : never;
}[keyof Schema];

/** What is sent as a request. */
export type BodyOf<Schema extends Fields> = {
  [Name in Exclude<keyof Schema, Missable<Schema>>]: SentFor<Schema[Name]>;
} & { [Name in Missable<Schema>]?: SentFor<Schema[Name]> };

/** A request that was read. */
export type RequestOf<Schema extends Fields> = {
  [Name in Exclude<keyof Schema, Missable<Schema>>]: ValueOf<Schema[Name]>;
} & { [Name in Missable<Schema>]?: ValueOf<Schema[Name]> };

/** What is sent as an answer or an event. */
export type AnswerBodyOf<Schema extends Fields> = { [Name in keyof Schema]?: SentFor<Schema[Name]> | null };

/** An answer or an event that was read. */
export type AnswerOf<Schema extends Fields> = { [Name in keyof Schema]: ValueOf<Schema[Name]> | null };

export interface WireProblem {
  /** Empty where the whole is wrong. */
  field: string;
  problem: 'missing' | 'unknown' | 'wrong';
}

export type WireReading<Value> = Result<Value, WireProblem>;

/** A request as it must be, or the first field that is wrong; fields nobody knows are refused. */
export function readRequest<Schema extends Fields>(
  schema: Schema,
  body: unknown,
): WireReading<RequestOf<Schema>> {
  const refuse = (field: string, problem: WireProblem['problem']) =>
    ({ ok: false, error: { field, problem } }) as const;
  if (!isRaw(body)) return refuse('', 'wrong');
  const unknown = Object.keys(body).find((field) => !Object.hasOwn(schema, field));
  if (unknown !== undefined) return refuse(unknown, 'unknown');
  const value: Record<string, unknown> = {};
  for (const [field, read] of Object.entries(schema)) {
    const sent = Object.hasOwn(body, field) ? body[field] : undefined;
    if (sent === undefined && 'mayBeMissing' in read) continue;
    if (sent === undefined) return refuse(field, 'missing');
    value[field] = read(sent);
    if (value[field] === null && !(sent === null && 'mayBeNull' in read)) return refuse(field, 'wrong');
  }
  return { ok: true, value: value as RequestOf<Schema> };
}

/** An answer as far as it can be understood: what cannot be read is null, and a page of HTML is all nulls. */
export function readAnswer<Schema extends Fields>(schema: Schema, answer: unknown): AnswerOf<Schema> {
  const raw = isRaw(answer) ? answer : {};
  const value = Object.entries(schema).map(([field, read]) => [field, read(raw[field])]);
  return Object.fromEntries(value) as AnswerOf<Schema>;
}
