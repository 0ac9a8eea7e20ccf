/** The part of JSON Schema in which readers say what they accept. */
import { LONGEST_ID } from '../limits.ts';
import { MOST_DOLLARS, PRICE } from '../money/money.ts';
import { UUID } from '../reading/uuid.ts';

export type JsonType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

export interface Schema {
  $ref?: string;
  type?: JsonType | readonly JsonType[];
  description?: string;
  format?: string;
  pattern?: string;
  enum?: readonly (string | null)[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean;
}

export const SECRET = /^[\w-]{43}$/;

/** The schemas that fields refer to by name. */
export const SHARED_SCHEMAS = {
  Id: {
    type: ['string', 'integer'],
    minLength: 1,
    maxLength: LONGEST_ID,
    description: 'An id: text, or a number in projects that number their rows.',
  },
  Price: {
    type: ['number', 'string'],
    minimum: 0,
    maximum: MOST_DOLLARS,
    pattern: PRICE.source,
    description: 'US dollars with at most two decimals, as a number or text.',
  },
  Uuid: {
    type: 'string',
    format: 'uuid',
    pattern: UUID.source,
    description: 'A UUID.',
  },
  Secret: { type: 'string', pattern: SECRET.source, description: '256 random bits in base64url.' },
  Instant: { type: 'string', format: 'date-time', description: 'A point in time, with its time zone.' },
} satisfies Record<string, Schema>;

export const refersTo = (name: string, description?: string): Schema => ({
  $ref: `#/components/schemas/${name}`,
  ...(description !== undefined && { description }),
});

/** The schema that is referred to, with the keywords beside the reference. */
export function resolved(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...besides } = schema;
  return { ...schemas[$ref.slice('#/components/schemas/'.length)], ...besides };
}

export function nullable(schema: Schema): Schema {
  const whole = resolved(schema, SHARED_SCHEMAS);
  // Without a type null is taken already.
  return whole.type === undefined ? whole : { ...whole, type: [whole.type, 'null' as const].flat() };
}
