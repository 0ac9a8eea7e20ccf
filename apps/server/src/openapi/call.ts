import type { ErrorCode } from '@zawadeh/domain';
import type { ResponseObject, Content, Example, Method, Parameter } from './shape.ts';
import { refersTo } from './schemas.ts';

export type Group = 'The shelf' | 'Orders' | 'Payment' | 'People' | 'Pictures' | 'The server itself';

/** One call, without what all calls of its kind have in common. */
export interface DescribedCall {
  method: Method;
  path: string;
  id: string;
  group: Group;
  summary: string;
  about: string;
  audience: 'anybody' | 'the signed in' | 'admins';
  parameters?: readonly Parameter[];
  /** JSON: the name of its schema, and named examples. */
  json?: { schema: string; examples: Readonly<Record<string, Example>> };
  /** A body other than JSON. */
  bytes?: { description: string; content: Content };
  answers: Readonly<Record<string, ResponseObject>>;
  problems?: readonly ErrorCode[];
  /** The additional fields of an error. */
  figures?: Readonly<Partial<Record<ErrorCode, object>>>;
  /** Answered before the rate limit. */
  unlimited?: boolean;
}

export const jsonAnswer = (description: string, schema: string, value: unknown): ResponseObject => ({
  description,
  content: { 'application/json': { schema: refersTo(schema), examples: { answer: { value } } } },
});
