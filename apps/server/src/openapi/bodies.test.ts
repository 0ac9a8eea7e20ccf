import {
  cancelFields,
  checkoutFields,
  counterActionsFields,
  messageFields,
  pairFields,
  pairingFields,
  paymentFields,
  placeFields,
  profileFields,
  readCheckout,
  readCounterActions,
  readRequest,
  receivedFields,
  refundDoneFields,
  refundOrderFields,
  statusFields,
  takeBackFields,
  type Fields,
  type WireReading,
} from '@zawadeh/domain';
import { describe, expect, test } from 'vitest';
import type { Schema } from './shape.ts';
import { operations, schemas } from './testing/described.ts';
import { resolved } from './testing/schemaMismatches.ts';

type Raw = Record<string, unknown>;
type Read = (body: unknown) => WireReading<unknown>;

const readerOf =
  (fields: Fields): Read =>
  (body) =>
    readRequest(fields, body);

/** The reader of each call's body. */
const READERS: Record<string, readonly [Fields, Read]> = {
  CheckoutRequest: [checkoutFields, readCheckout],
  PaymentRequest: [paymentFields, readerOf(paymentFields)],
  CancelRequest: [cancelFields, readerOf(cancelFields)],
  StatusRequest: [statusFields, readerOf(statusFields)],
  ProfileRequest: [profileFields, readerOf(profileFields)],
  MessageRequest: [messageFields, readerOf(messageFields)],
  ReceivedRequest: [receivedFields, readerOf(receivedFields)],
  PairingRequest: [pairingFields, readerOf(pairingFields)],
  PairRequest: [pairFields, readerOf(pairFields)],
  CounterActionsRequest: [counterActionsFields, readCounterActions],
  RefundDoneRequest: [refundDoneFields, readerOf(refundDoneFields)],
  PlaceRequest: [placeFields, readerOf(placeFields)],
  RefundOrderRequest: [refundOrderFields, readerOf(refundOrderFields)],
  TakeBackRequest: [takeBackFields, readerOf(takeBackFields)],
};

const bodies = operations.flatMap(({ path, operation }) => {
  const { schema, examples = {} } = operation.requestBody?.content['application/json'] ?? {};
  if (!schema) return [];
  const name = schema.$ref?.split('/').at(-1) ?? '';
  const [fields, read] = READERS[name] ?? [];
  if (!fields || !read) throw new Error(`Nothing reads ${name}`);
  const values = Object.values(examples).map(({ value }) => value as Raw);
  return [{ name, path, schema: resolved(schema, schemas), fields, read, examples: values }];
});

const without = (body: Raw, name: string): Raw =>
  Object.fromEntries(Object.entries(body).filter(([each]) => each !== name));

test('every body that is described has a reader', () => {
  expect([...new Set(bodies.map(({ name }) => name))].toSorted()).toEqual(Object.keys(READERS).toSorted());
});

describe.each(bodies)('the body of $path', ({ schema, fields, read, examples }) => {
  const { properties = {}, required = [], additionalProperties } = schema;

  test('has an example, and every example is accepted', () => {
    expect(examples).not.toEqual([]);
    for (const example of examples) expect(read(example)).toMatchObject({ ok: true });
  });

  test('has the fields of the reader, in their order', () => {
    expect(Object.keys(properties)).toEqual(Object.keys(fields));
  });

  test('is rejected without any required field, and accepted without any other', () => {
    for (const example of examples) {
      for (const name of Object.keys(properties)) {
        const error = { field: name, problem: 'missing' };
        const expected = required.includes(name) ? { ok: false, error } : { ok: true };
        expect(read(without(example, name))).toMatchObject(expected);
      }
    }
  });

  test('is rejected with an unknown field', () => {
    expect(additionalProperties).toBe(false);
    for (const example of examples) {
      const error = { field: 'surprise', problem: 'unknown' };
      expect(read({ ...example, surprise: 1 })).toEqual({ ok: false, error });
    }
  });

  test.each(Object.keys(properties))('has the limits of %s that its reader has', (name) => {
    const example = examples.find((each) => name in each)?.[name];
    const accepts = (value: unknown) => fields[name]?.(value) !== null;
    expect(wronglyRead(properties[name] ?? {}, example, accepts)).toEqual([]);
  });
});

test('the lines of an order have the fields and limits of the reader', () => {
  const details = resolved(schemas.CheckoutRequest ?? {}).properties?.details?.items ?? {};
  const { properties = {}, required = [], additionalProperties } = details;
  const [line = {}] = (bodies[0]?.examples[0]?.details ?? []) as Raw[];
  const accepts = (each: Raw) => checkoutFields.details([each]) !== null;
  expect(Object.keys(properties)).toEqual(Object.keys(line));
  expect(required).toEqual(Object.keys(line));
  for (const name of required) {
    expect(accepts(without(line, name))).toBe(false);
    const isAccepted = (value: unknown) => accepts({ ...line, [name]: value });
    expect(wronglyRead(properties[name] ?? {}, line[name], isAccepted)).toEqual([]);
  }
  expect(additionalProperties).toBe(false);
  expect(accepts({ ...line, surprise: 1 })).toBe(false);
});

/** Values at the limits of the description that the reader treats differently. */
function wronglyRead(described: Schema, example: unknown, accepts: (value: unknown) => boolean): unknown[] {
  const schema = resolved(described, schemas);
  const types = [schema.type ?? []].flat();
  const accepted: unknown[] = [example, ...(schema.enum ?? [])];
  const refused: unknown[] = [null, {}, []];
  if (!types.includes('boolean')) refused.push(true);
  if (!types.includes('string')) refused.push('text');
  if (!types.includes('number') && !types.includes('integer')) refused.push(1);
  if (schema.enum) refused.push('anything else');
  const { minLength = 0, maxLength, minimum, maximum, maxItems } = schema;
  if (maxLength !== undefined) {
    accepted.push(String(example).padEnd(maxLength));
    refused.push(String(example).padEnd(maxLength + 1));
    (minLength > 0 ? refused : accepted).push('');
  }
  if (minimum !== undefined) {
    accepted.push(minimum);
    refused.push(minimum - 1);
  }
  if (maximum !== undefined) {
    accepted.push(maximum);
    refused.push(maximum + 1);
  }
  if (maxItems !== undefined && Array.isArray(example)) {
    const [item] = example as unknown[];
    accepted.push(Array.from({ length: maxItems }, () => item));
    refused.push(Array.from({ length: maxItems + 1 }, () => item));
  }
  return [...accepted.filter((value) => !accepts(value)), ...refused.filter(accepts)];
}
