/**
 * Fields are a record of readers, one for each field of a request, an answer or an event. A reader of a request also says
 * what it accepts, and the description of the server is made of that. These few lines replace a library, because phones
 * download them: decision 4 has the sizes.
 */
import { isRaw } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { nullable, type Schema as JsonSchema } from './schema.ts';

/**
 * Returns the value, or null if it is invalid. `Sent` is the type that the other side sends, and `accepts` describes it
 * to other programs.
 */
export type Reader<Value, Sent = Value> = ((value: unknown) => Value | null) & {
  sent?: Sent;
  accepts?: JsonSchema;
};
export type Fields = Record<string, Reader<unknown, unknown>>;

type MayBeMissing = { mayBeMissing: true };
type MayBeNull = { mayBeNull: true };

export function reader<Value, Sent = Value>(
  accepts: JsonSchema,
  read: (value: unknown) => Value | null,
): Reader<Value, Sent> {
  return Object.assign((value: unknown) => read(value), { accepts });
}

/** A field that may be missing. */
export function optional<Value, Sent>(read: Reader<Value, Sent>): Reader<Value, Sent> & MayBeMissing {
  return Object.assign((value: unknown) => read(value), read, { mayBeMissing: true as const });
}

/** A field that is required and may be null. */
export function orNull<Value, Sent>(read: Reader<Value, Sent>): Reader<Value, Sent | null> & MayBeNull {
  const accepts = nullable(read.accepts ?? {});
  return Object.assign((value: unknown) => read(value), { accepts, mayBeNull: true as const });
}

type ValueOf<Read> =
  Read extends Reader<infer Value, unknown> ? (Read extends MayBeNull ? Value | null : Value) : never;
type SentFor<Read> = Read extends { sent?: infer Sent } ? Sent : ValueOf<Read>;
type Missable<Schema> = {
  [Name in keyof Schema]: Schema[Name] extends MayBeMissing ? Name : never;
}[keyof Schema];

/** The type of a request body to send. */
export type BodyOf<Schema extends Fields> = {
  [Name in Exclude<keyof Schema, Missable<Schema>>]: SentFor<Schema[Name]>;
} & { [Name in Missable<Schema>]?: SentFor<Schema[Name]> };

/** The type of a request after reading. */
export type RequestOf<Schema extends Fields> = {
  [Name in Exclude<keyof Schema, Missable<Schema>>]: ValueOf<Schema[Name]>;
} & { [Name in Missable<Schema>]?: ValueOf<Schema[Name]> };

/** The type of an answer or event to send. */
export type AnswerBodyOf<Schema extends Fields> = { [Name in keyof Schema]?: SentFor<Schema[Name]> | null };

/** The type of an answer or event after reading. */
export type AnswerOf<Schema extends Fields> = { [Name in keyof Schema]: ValueOf<Schema[Name]> | null };

export interface WireProblem {
  /** Empty if the whole body is wrong. */
  field: string;
  problem: 'missing' | 'unknown' | 'wrong';
}

export type WireReading<Value> = Result<Value, WireProblem>;

/** The schema of a body with these fields and no others. */
export function bodySchema(fields: Fields): JsonSchema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    additionalProperties: false,
    required: entries.flatMap(([name, read]) => ('mayBeMissing' in read ? [] : [name])),
    properties: Object.fromEntries(entries.map(([name, read]) => [name, read.accepts ?? {}])),
  };
}

/** Reads a request strictly: returns the first wrong field, and rejects unknown fields. */
export function readRequest<Schema extends Fields>(
  schema: Schema,
  body: unknown,
): WireReading<RequestOf<Schema>> {
  const reject = (field: string, problem: WireProblem['problem']) =>
    ({ ok: false, error: { field, problem } }) as const;
  if (!isRaw(body)) return reject('', 'wrong');
  const unknown = Object.keys(body).find((field) => !Object.hasOwn(schema, field));
  if (unknown !== undefined) return reject(unknown, 'unknown');
  const value: Record<string, unknown> = {};
  for (const [field, read] of Object.entries(schema)) {
    const sent = Object.hasOwn(body, field) ? body[field] : undefined;
    if (sent === undefined && 'mayBeMissing' in read) continue;
    if (sent === undefined) return reject(field, 'missing');
    value[field] = read(sent);
    if (value[field] === null && !(sent === null && 'mayBeNull' in read)) return reject(field, 'wrong');
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was read by the reader of its type
  return { ok: true, value: value as RequestOf<Schema> };
}

/** Reads an answer leniently: unreadable fields are null, and for a page of HTML all of them are. */
export function readAnswer<Schema extends Fields>(schema: Schema, answer: unknown): AnswerOf<Schema> {
  const raw = isRaw(answer) ? answer : {};
  const value = Object.entries(schema).map(([field, read]) => [field, read(raw[field])]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was read by the reader of its type
  return Object.fromEntries(value) as AnswerOf<Schema>;
}
