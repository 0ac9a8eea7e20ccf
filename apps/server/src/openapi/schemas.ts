import { LONGEST_ID } from '@zawadeh/domain';
import type { JsonType, ResponseObject, Schema } from './shape.ts';

export const refersTo = (name: string, description?: string): Schema => ({
  $ref: `#/components/schemas/${name}`,
  ...(description !== undefined && { description }),
});

export const nonEmptyText = (maxLength: number, description: string): Schema => ({
  ...anyText(maxLength, description),
  minLength: 1,
});

export const anyText = (maxLength: number, description: string): Schema => ({
  type: 'string',
  maxLength,
  description,
});

export const orNull = (type: JsonType, description: string): Schema => ({
  type: [type, 'null'],
  description,
});

export const jsonAnswer = (description: string, schema: string, value: unknown): ResponseObject => ({
  description,
  content: { 'application/json': { schema: refersTo(schema), examples: { answer: { value } } } },
});

const UUID_PATTERN = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

/** The schemas that bodies and answers share. */
export const schemas = {
  Id: {
    type: ['string', 'integer'],
    minLength: 1,
    maxLength: LONGEST_ID,
    description: 'An id: text, or a number in projects that number their rows.',
  },
  Price: {
    type: ['number', 'string'],
    minimum: 0,
    maximum: 1_000_000,
    pattern: String.raw`^\d{1,7}(\.\d{1,2})?$`,
    description: 'US dollars with at most two decimals, as a number or text.',
  },
  Dollars: { type: 'number', minimum: 0, maximum: 1_000_000, description: 'US dollars.' },
  Uuid: { type: 'string', format: 'uuid', pattern: UUID_PATTERN, description: 'A UUID.' },
  Secret: {
    type: 'string',
    pattern: String.raw`^[\w-]{43}$`,
    description: '256 random bits in base64url.',
  },
  Instant: { type: 'string', format: 'date-time', description: 'A point in time, with its time zone.' },
} satisfies Record<string, Schema>;
