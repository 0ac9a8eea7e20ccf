import { refersTo, SHARED_SCHEMAS, type Schema } from '@zawadeh/domain';
import type { ResponseObject } from './shape.ts';

export const jsonAnswer = (description: string, schema: string, value: unknown): ResponseObject => ({
  description,
  content: { 'application/json': { schema: refersTo(schema), examples: { answer: { value } } } },
});

/** The schemas that bodies and answers share. */
export const schemas = {
  ...SHARED_SCHEMAS,
  Dollars: { type: 'number', minimum: 0, maximum: 1_000_000, description: 'US dollars.' },
} satisfies Record<string, Schema>;
