/** Readers for the fields of requests and answers. */
import { LONGEST_REASON } from '../limits.ts';
import { parsePrice, type Cents } from '../money/money.ts';
import { isRaw, readId } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import {
  readAnswer,
  readRequest,
  type AnswerBodyOf,
  type AnswerOf,
  type BodyOf,
  type Fields,
  type Reader,
  type RequestOf,
} from './fields.ts';

/** A number or text, read as text. */
export const id: Reader<string, string | number> = readId;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Where text that is no UUID would make the database fail. */
export const uuid: Reader<string> = (value) => {
  const id = readId(value);
  return id !== null && UUID.test(id) ? id : null;
};

export const price: Reader<Cents, string | number> = parsePrice;

export const instant: Reader<Instant, string> = readInstant;

/** Text without invisible characters. Longer text is rejected. */
export const text =
  (most: number): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most ? (readText(value, most) ?? '') : null;

export const nonEmptyText =
  (most: number): Reader<string> =>
  (value) =>
    text(most)(value) || null;

/** Text from a server for display: cut to a length instead of rejected. */
export const shortText =
  (most = LONGEST_REASON): Reader<string> =>
  (value) =>
    readText(value, most);

export const count =
  (least: number, most: number): Reader<number> =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : null;

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Reader<Value> =>
  (value) =>
    values.find((each) => each === value) ?? null;

/** A list of some of the values, each at most once. */
export const someOf =
  <const Value extends string>(values: readonly Value[]): Reader<Value[]> =>
  (value) => {
    if (!Array.isArray(value)) return null;
    const known = values.filter((each) => value.includes(each));
    return known.length === value.length ? known : null;
  };

/** A list of which every item must be valid. */
export const strictList =
  <Schema extends Fields>(item: Schema, most: number): Reader<RequestOf<Schema>[], BodyOf<Schema>[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > most) return null;
    const items = value.map((each) => readRequest(item, each));
    return items.every((each) => each.ok) ? items.map((each) => each.value) : null;
  };

/** A list whose items are read leniently. */
export const lenientList =
  <Schema extends Fields>(item: Schema): Reader<AnswerOf<Schema>[], AnswerBodyOf<Schema>[]> =>
  (value) =>
    Array.isArray(value) ? value.filter(isRaw).map((each) => readAnswer(item, each)) : null;
