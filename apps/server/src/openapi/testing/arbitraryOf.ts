import { resolved, type JsonType, type Schema } from '@zawadeh/domain';
import fc from 'fast-check';

type Schemas = Readonly<Record<string, Schema>>;

/** Values that the schema allows. */
export function arbitraryOf(described: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const schema = resolved(described, schemas);
  const types = [schema.type ?? []].flat();
  return fc.oneof(...types.map((type) => ARBITRARIES[type](schema, schemas)));
}

const ARBITRARIES: Record<JsonType, (schema: Schema, schemas: Schemas) => fc.Arbitrary<unknown>> = {
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  integer: ({ minimum = -1_000, maximum = 1_000_000 }) => fc.integer({ min: minimum, max: maximum }),
  // Amounts in dollars have at most two decimals.
  number: ({ minimum = -1_000, maximum = 1_000 }) =>
    fc.integer({ min: minimum * 100, max: maximum * 100 }).map((cents) => cents / 100),
  string: textOf,
  array: ({ items = {}, minItems = 0 }, schemas) =>
    fc.array(arbitraryOf(items, schemas), { minLength: minItems, maxLength: 3 }),
  object: ({ properties = {}, required = [] }, schemas) =>
    fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, arbitraryOf(each, schemas)]),
      ),
      { requiredKeys: [...required] },
    ),
};

function textOf({ enum: values, format, pattern, minLength = 0, maxLength, maximum = Infinity }: Schema) {
  if (values) return fc.constantFrom(...values);
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') {
    const years = { min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
    return fc.date(years).map((at) => at.toISOString());
  }
  if (pattern !== undefined) {
    return fc.stringMatching(new RegExp(pattern)).filter((text) => !(Number(text) > maximum));
  }
  const anyText = fc.string({ minLength, ...(maxLength !== undefined && { maxLength }) });
  // A text of spaces alone counts as empty, which no schema can say.
  return minLength > 0 ? anyText.map((text) => `a${text.slice(1)}`) : anyText;
}
