import type { ErrorCode } from '@zawadeh/domain';
import type { Answer, Content, Example, Method, Parameter } from './shape.ts';
import { refersTo } from './pieces.ts';

export type Group = 'The shelf' | 'Orders' | 'Payment' | 'People' | 'Pictures' | 'The server itself';

/** One call, without what it has in common with all calls of its kind. */
export interface Call {
  method: Method;
  path: string;
  id: string;
  group: Group;
  summary: string;
  about: string;
  who: 'anybody' | 'the signed in' | 'admins';
  parameters?: readonly Parameter[];
  /** JSON: the name of its schema, and what one sends, by what it is meant to do. */
  json?: { schema: string; examples: Readonly<Record<string, Example>> };
  /** A body that is anything but JSON. */
  bytes?: { description: string; content: Content };
  answers: Readonly<Record<string, Answer>>;
  problems?: readonly ErrorCode[];
  /** What a problem is answered with beside its sentence. */
  figures?: Readonly<Partial<Record<ErrorCode, object>>>;
  /** Answered before calls are counted. */
  unlimited?: boolean;
}

export const jsonAnswer = (description: string, schema: string, value: unknown): Answer => ({
  description,
  content: { 'application/json': { schema: refersTo(schema), examples: { answer: { value } } } },
});
