/** Readers for the fields of requests, with the words that describe them, and for those of answers. */
import { LONGEST_PHONE, LONGEST_REASON } from '../limits.ts';
import { parsePrice, type Cents } from '../money/money.ts';
import { readPhone } from '../phone/readPhone.ts';
import { isRaw, readId } from '../reading/raw.ts';
import { readUuid } from '../reading/uuid.ts';
import { readText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import {
  bodySchema,
  readAnswer,
  reader,
  readRequest,
  type AnswerBodyOf,
  type AnswerOf,
  type BodyOf,
  type Fields,
  type Reader,
  type RequestOf,
} from './fields.ts';
import { refersTo, SECRET } from './schema.ts';

/** A number or text, read as text. */
export const id = (words?: string) => reader<string, string | number>(refersTo('Id', words), readId);

export const uuid = (words?: string) => reader<string>(refersTo('Uuid', words), readUuid);

export const secret = (words: string) =>
  reader<string>(refersTo('Secret', words), (value) =>
    typeof value === 'string' && SECRET.test(value) ? value : null,
  );

export const price = (words?: string) => reader<Cents, string | number>(refersTo('Price', words), parsePrice);

export const flag = (description: string) =>
  reader<boolean>({ type: 'boolean', description }, (value) => (typeof value === 'boolean' ? value : null));

/** Text without invisible characters. Longer text is rejected. */
export const text = (most: number, description = '') =>
  reader<string>({ type: 'string', maxLength: most, description }, (value) =>
    typeof value === 'string' && value.length <= most ? (readText(value, most) ?? '') : null,
  );

export const nonEmptyText = (most: number, description = '') =>
  reader<string>(
    { type: 'string', minLength: 1, maxLength: most, description },
    (value) => text(most)(value) || null,
  );

/** A phone number, read as E.164. */
export function phoneNumber(): Reader<string> {
  const written = nonEmptyText(
    LONGEST_PHONE,
    'In any notation, with digits of any script; a number without a country code is Lebanese.',
  );
  return Object.assign((value: unknown) => {
    const reading = readPhone(written(value));
    return reading.ok ? reading.value.e164 : null;
  }, written);
}

export const count = (least: number, most: number, description = '') =>
  reader<number>({ type: 'integer', minimum: least, maximum: most, description }, (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : null,
  );

export const oneOf = <const Value extends string>(values: readonly Value[], description = '') =>
  reader<Value>(
    { type: 'string', enum: values, description },
    (value) => values.find((each) => each === value) ?? null,
  );

/** A list of which every item must be valid. */
export const strictList = <Schema extends Fields>(item: Schema, most: number, description = '') =>
  reader<RequestOf<Schema>[], BodyOf<Schema>[]>(
    { type: 'array', minItems: 1, maxItems: most, description, items: bodySchema(item) },
    (value) => {
      if (!Array.isArray(value) || value.length === 0 || value.length > most) return null;
      const items = value.map((each) => readRequest(item, each));
      return items.every((each) => each.ok) ? items.map((each) => each.value) : null;
    },
  );

/** The time in an answer. */
export const sentInstant: Reader<Instant, string> = readInstant;

/** Text from a server for display: cut to a length instead of rejected. */
export const shortText =
  (most = LONGEST_REASON): Reader<string> =>
  (value) =>
    readText(value, most);

/** A list whose items are read leniently. */
export const lenientList =
  <Schema extends Fields>(item: Schema): Reader<AnswerOf<Schema>[], AnswerBodyOf<Schema>[]> =>
  (value) =>
    Array.isArray(value) ? value.filter(isRaw).map((each) => readAnswer(item, each)) : null;
