import { resolved, type JsonType, type Schema } from '@zawadeh/domain';

type Schemas = Readonly<Record<string, Schema>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const IS: Record<JsonType, (value: unknown) => boolean> = {
  boolean: (value: unknown) => typeof value === 'boolean',
  array: Array.isArray,
  integer: Number.isInteger,
  null: (value) => value === null,
  number: (value) => typeof value === 'number',
  object: isObject,
  string: (value) => typeof value === 'string',
};

/** The places where a value differs from the schema, including undescribed fields. */
export function schemaMismatches(schema: Schema, value: unknown, schemas: Schemas, at = 'it'): string[] {
  if (schema.$ref !== undefined) {
    const { $ref, properties = {}, ...besides } = schema;
    const narrowed = Object.entries(properties).flatMap(([name, narrow]) =>
      schemaMismatches(narrow, isObject(value) ? value[name] : undefined, schemas, `${at}.${name}`),
    );
    return [
      ...schemaMismatches({ ...resolved({ $ref }, schemas), ...besides }, value, schemas, at),
      ...narrowed,
    ];
  }
  const { type, properties, required = [], items, minimum = -Infinity, maximum = Infinity } = schema;
  const types = type === undefined ? [] : [type].flat();
  if (types.length > 0 && !types.some((each) => IS[each](value)))
    return [`${at} is no ${types.join(' or ')}`];
  if (schema.enum && !schema.enum.some((each) => each === value)) return [`${at} is none of its values`];
  if (typeof value === 'number' && (value < minimum || value > maximum)) return [`${at} is out of range`];
  if (typeof value === 'string') return textMismatches(schema, value, at);
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => schemaMismatches(items ?? {}, each, schemas, `${at}[${index}]`));
  }
  if (!isObject(value) || !properties) return [];
  return [
    ...required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, each]) => {
      const described = properties[name];
      return described
        ? schemaMismatches(described, each, schemas, `${at}.${name}`)
        : [`${at}.${name} is not described`];
    }),
  ];
}

function textMismatches(
  { minLength = 0, maxLength = Infinity, format }: Schema,
  text: string,
  at: string,
): string[] {
  if (text.length < minLength || text.length > maxLength) return [`${at} has a wrong length`];
  return format === 'date-time' && Number.isNaN(Date.parse(text)) ? [`${at} is no moment`] : [];
}
