import type { ErrorCode } from '@zawadeh/domain';
import type { ResponseObject, Content, Example, Method, Parameter } from './shape.ts';
import { refersTo } from './schemas.ts';

export type Group = 'The shelf' | 'Orders' | 'Payment' | 'People' | 'Pictures' | 'The server itself';

/** One call, without what it has in common with all calls of its kind. */
export interface DescribedCall {
  method: Method;
  path: string;
  id: string;
  group: Group;
  summary: string;
  about: string;
  audience: 'anybody' | 'the signed in' | 'admins';
  parameters?: readonly Parameter[];
  /** JSON: the name of its schema, and what one sends, by what it is meant to do. */
  json?: { schema: string; examples: Readonly<Record<string, Example>> };
  /** A body that is anything but JSON. */
  bytes?: { description: string; content: Content };
  answers: Readonly<Record<string, ResponseObject>>;
  problems?: readonly ErrorCode[];
  /** What a problem is answered with beside its sentence. */
  figures?: Readonly<Partial<Record<ErrorCode, object>>>;
  /** Answered before calls are counted. */
  unlimited?: boolean;
}

export const jsonAnswer = (description: string, schema: string, value: unknown): ResponseObject => ({
  description,
  content: { 'application/json': { schema: refersTo(schema), examples: { answer: { value } } } },
});
