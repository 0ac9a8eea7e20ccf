import {
  readCheckout,
  readCounterActions,
  readRequest,
  readStoreApplicationRequest,
  resolved,
  type Schema,
  type WireReading,
} from '@zawadeh/domain';
import { cases } from '@zawadeh/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BODY_FIELDS } from './bodies.ts';
import { arbitraryOf } from './testing/arbitraryOf.ts';
import { operations, schemas } from './testing/described.ts';

type Raw = Record<string, unknown>;

/** The readers with rules about several fields. */
const OWN_READERS: Readonly<Record<string, (body: unknown) => WireReading<unknown>>> = {
  CheckoutRequest: readCheckout,
  CounterActionsRequest: readCounterActions,
  StoreApplicationRequest: readStoreApplicationRequest,
};

const bodies = operations.flatMap(({ path, operation }) => {
  const { schema: described, examples = {} } = operation.requestBody?.content['application/json'] ?? {};
  if (!described) return [];
  const name = described.$ref?.split('/').at(-1) ?? '';
  const fields = BODY_FIELDS[name];
  if (!fields) throw new Error(`Nothing reads ${name}`);
  const read = OWN_READERS[name] ?? ((body: unknown) => readRequest(fields, body));
  const values = Object.values(examples).map(({ value }) => value as Raw);
  return [{ path, schema: resolved(described, schemas), fields, read, examples: values }];
});

const without = (body: Raw, name: string): Raw =>
  Object.fromEntries(Object.entries(body).filter(([each]) => each !== name));

describe.each(bodies)('the body of $path', ({ schema, fields, read, examples }) => {
  const { properties = {}, required = [], additionalProperties } = schema;

  test('the body has an example, and every example is accepted', () => {
    expect(examples).not.toEqual([]);
    for (const example of examples) expect(read(example)).toMatchObject({ ok: true });
  });

  test('the body is read wherever its schema allows it', () => {
    fc.assert(
      fc.property(arbitraryOf(schema, schemas), (body) => {
        // A telephone number has rules that no schema can say.
        const { whatsapp_phone, phone } = examples[0] ?? {};
        const sent = {
          ...(body as Raw),
          ...(whatsapp_phone !== undefined && { whatsapp_phone }),
          ...(phone !== undefined && { phone }),
        };
        expect(readRequest(fields, sent)).toMatchObject({ ok: true });
      }),
      cases(200),
    );
  });

  test('the body is rejected without any required field, and accepted without any other', () => {
    for (const example of examples) {
      for (const name of Object.keys(properties)) {
        const error = { field: name, problem: 'missing' };
        const expected = required.includes(name) ? { ok: false, error } : { ok: true };
        expect(read(without(example, name))).toMatchObject(expected);
      }
    }
  });

  test('the body is rejected with an unknown field', () => {
    expect(additionalProperties).toBe(false);
    for (const example of examples) {
      const error = { field: 'surprise', problem: 'unknown' };
      expect(read({ ...example, surprise: 1 })).toEqual({ ok: false, error });
    }
  });

  test.each(Object.keys(properties))('the body has the limits of %s that its reader has', (name) => {
    const example = examples.find((each) => name in each)?.[name];
    const accepts = (value: unknown) => fields[name]?.(value) !== null;
    expect(wronglyRead(properties[name] ?? {}, example, accepts)).toEqual([]);
  });
});

/** Values at the limits of the description that the reader treats differently, in the items of lists too. */
function wronglyRead(described: Schema, example: unknown, accepts: (value: unknown) => boolean): unknown[] {
  const schema = resolved(described, schemas);
  const types = [schema.type ?? []].flat();
  const accepted: unknown[] = [example, ...(schema.enum ?? [])];
  const refused: unknown[] = [null, {}, []];
  if (!types.includes('boolean')) refused.push(true);
  if (!types.includes('string')) refused.push('text');
  if (!types.includes('number') && !types.includes('integer')) refused.push(1);
  if (schema.enum || schema.pattern !== undefined || schema.format !== undefined)
    refused.push('anything else');
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
  const [item] = Array.isArray(example) ? (example as Raw[]) : [];
  if (maxItems !== undefined && item) {
    accepted.push(Array.from({ length: maxItems }, () => item));
    refused.push(
      Array.from({ length: maxItems + 1 }, () => item),
      [null],
      [{ ...item, surprise: 1 }],
    );
  }
  const { properties = {}, required = [] } = schema.items ?? {};
  for (const name of required) refused.push([without(item ?? {}, name)]);
  return [
    ...accepted.filter((value) => !accepts(value)),
    ...refused.filter(accepts),
    ...Object.entries(properties).flatMap(([name, each]) =>
      wronglyRead(each, item?.[name], (value) => accepts([{ ...item, [name]: value }])),
    ),
  ];
}
