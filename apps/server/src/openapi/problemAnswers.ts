import { ERROR_ANSWERS, ERROR_CODES, type ErrorCode } from '@zawadeh/domain';
import { refersTo } from './schemas.ts';
import type { ResponseObject, Example, Schema } from './shape.ts';

export const problemSchema: Schema = {
  type: 'object',
  description: 'Every failure has this shape.',
  required: ['error', 'message', 'code'],
  properties: {
    error: { type: 'string', description: 'What is wrong, in English, for the log.' },
    message: { type: 'string', description: 'The same, for readers that look here.' },
    code: { type: 'string', enum: ERROR_CODES, description: 'What is wrong, for programs.' },
    field: { type: 'string', description: 'The first field that is wrong; empty where the whole body is.' },
    problem: { type: 'string', enum: ['missing', 'unknown', 'wrong'], description: 'What is wrong with it.' },
    amount: refersTo('Dollars', 'What it really costs, so that the buyer can look again.'),
    delivery_fee: refersTo('Dollars', 'What bringing it really costs.'),
    limit: { type: 'integer', description: 'How many would have been possible.' },
    details: {
      type: 'array',
      description: 'What is really left, and for how much.',
      items: {
        type: 'object',
        required: ['bagId', 'unitPrice', 'available'],
        properties: {
          bagId: { type: 'string', description: 'Which bag.' },
          unitPrice: { type: ['number', 'null'], description: 'What one costs; null where it is gone.' },
          available: { type: 'integer', minimum: 0, description: 'How many are left.' },
        },
      },
    },
  },
};

/** Where waiting helps, the response says how long. */
const HEADERS_OF: Readonly<Record<number, ResponseObject['headers']>> = Object.fromEntries(
  [429, 503].map((status) => [
    status,
    { 'Retry-After': { description: 'In how many seconds to try again.', schema: { type: 'integer' } } },
  ]),
);

/** The errors of a call: one response per status, with one example per code. */
export function problemAnswers(
  problems: readonly ErrorCode[],
  figures: Readonly<Partial<Record<ErrorCode, object>>> = {},
): Record<string, ResponseObject> {
  const statuses = Array.from(new Set(problems.map((code) => ERROR_ANSWERS[code][0])));
  return Object.fromEntries(
    statuses.map((status) => {
      const here = ERROR_CODES.filter((code) => problems.includes(code) && ERROR_ANSWERS[code][0] === status);
      const headers = HEADERS_OF[status];
      const answer: ResponseObject = {
        description: here.map((code) => ERROR_ANSWERS[code][1]).join(' '),
        ...(headers && { headers }),
        content: {
          'application/json': {
            schema: { ...refersTo('Problem'), properties: { code: { type: 'string', enum: here } } },
            examples: Object.fromEntries(here.map((code) => [code, exampleOf(code, figures[code])])),
          },
        },
      };
      return [String(status), answer];
    }),
  );
}

function exampleOf(code: ErrorCode, figures: object = {}): Example {
  const [, error] = ERROR_ANSWERS[code];
  return { summary: error, value: { error, message: error, code, ...figures } };
}
