import { resolved } from './schemas.ts';
import type { Schema } from './shape.ts';

type Schemas = Readonly<Record<string, Schema>>;

export interface FieldRow {
  /** `details[].bagId` for a field of a list's items. */
  name: string;
  isRequired: boolean;
  type: string;
  limits: string;
  values: readonly string[];
  description: string;
}

/** Every field of a body, or of its list's items; nested fields follow the field that contains them. */
export function fieldRows(schema: Schema, schemas: Schemas, prefix = ''): FieldRow[] {
  const { items, properties = {}, required = [] } = resolved(schema, schemas);
  if (items) return fieldRows(items, schemas, prefix && `${prefix}[]`);
  return Object.entries(properties).flatMap(([property, value]) => {
    const field = resolved(value, schemas);
    const name = prefix === '' ? property : `${prefix}.${property}`;
    const row: FieldRow = {
      name,
      isRequired: required.includes(property),
      type: typeText(field, schemas),
      limits: limitText(field),
      values: (field.enum ?? []).map(String),
      description: field.description ?? '',
    };
    return [row, ...fieldRows(field, schemas, name)];
  });
}

export function typeText(schema: Schema, schemas: Schemas): string {
  const { type, format, items } = resolved(schema, schemas);
  const types = type === undefined ? [] : [type].flat();
  const words = types.map((each) => {
    if (each === 'array' && items) return `list of ${typeText(items, schemas)}`;
    if (each === 'string') return format === 'date-time' ? 'moment' : 'text';
    return each === 'integer' ? 'whole number' : each;
  });
  return words.join(' or ') || 'anything';
}

function limitText(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  return [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' items'),
  ]
    .filter((words) => words !== '')
    .join(', ');
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const [from, to] = [least, most].map((count) => count?.toLocaleString('en-US'));
  if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`;
  if (to !== undefined) return `at most ${to}${unit}`;
  return from === undefined ? '' : `at least ${from}${unit}`;
}
