/** The part of OpenAPI 3.1 that our document uses. */
import type { ErrorCode, Schema } from '@zawadeh/domain';
import type { CallsPerMinute } from '../ports.ts';

export interface Example {
  summary?: string;
  value: unknown;
}

interface MediaType {
  schema?: Schema;
  examples?: Readonly<Record<string, Example>>;
  /** Our extension for a stream: the data of each of its events. */
  'x-events'?: Readonly<Record<string, Schema>>;
}

type Content = Readonly<Record<string, MediaType>>;

export interface Parameter {
  name: string;
  in: 'header' | 'path' | 'query';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: string;
}

interface Header {
  description?: string;
  schema: Schema;
}

export interface ResponseObject {
  description: string;
  headers?: Readonly<Record<string, Header>>;
  content?: Content;
}

/** Our extension: the calls per minute of one address, and which calls share the limit. */
interface RateLimit {
  callsPerMinute: number;
  countedWith: string;
  callsOfOnePerson?: number;
}

export interface DocumentedOperation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  /** For a bearer token the list names roles, as OpenAPI 3.1 allows. */
  security: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly Parameter[];
  requestBody?: { description?: string; required: true; content: Content };
  responses: Readonly<Record<string, ResponseObject>>;
  'x-rate-limit'?: RateLimit;
}

export type Method = 'get' | 'post';
export type PathItem = Readonly<Partial<Record<Method, DocumentedOperation>>>;

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: readonly { url: string; description: string }[];
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, PathItem>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    securitySchemes: Readonly<Record<string, object>>;
  };
}

export type Tag = 'Bags' | 'Orders' | 'Payment' | 'People' | 'Handovers' | 'Alerts' | 'Server';

/** One call, without what `document.ts` adds to all calls of its kind. */
export interface DescribedCall {
  method: Method;
  path: string;
  id: string;
  tag: Tag;
  summary: string;
  description: string;
  access: 'public' | 'signed in' | 'admins' | 'devices';
  parameters?: readonly Parameter[];
  /** JSON: the name of its schema, and named examples. */
  json?: { schema: string; examples: Readonly<Record<string, Example>> };
  /** A body other than JSON. */
  bytes?: { description: string; content: Content };
  answers: Readonly<Record<string, ResponseObject>>;
  problems?: readonly ErrorCode[];
  /** The additional fields of an error's example. */
  problemFields?: Readonly<Partial<Record<ErrorCode, object>>>;
  /** Answered before the rate limit. */
  unlimited?: boolean;
  /** The limits of one address, for a call that is not under `/api`. */
  limits?: CallsPerMinute;
}
