import {
  brand,
  ERROR_ANSWERS,
  ERROR_CODES,
  LARGEST_BODY_BYTES,
  refersTo,
  type ErrorCode,
} from '@zawadeh/domain';
import { limitOf } from '../http/rateLimit.ts';
import type { CallsPerMinute } from '../ports.ts';
import { answers } from './answers.ts';
import { bodies } from './bodies.ts';
import { alertCalls } from './calls/alerts.ts';
import { bagCalls } from './calls/bags.ts';
import { handoverCalls } from './calls/handovers.ts';
import { orderCalls } from './calls/orders.ts';
import { paymentCalls } from './calls/payment.ts';
import { peopleCalls } from './calls/people.ts';
import { serverCalls } from './calls/server.ts';
import { schemas } from './schemas.ts';
import type {
  DescribedCall,
  DocumentedOperation,
  Example,
  OpenApi,
  PathItem,
  ResponseObject,
  Tag,
} from './shape.ts';

const calls: readonly DescribedCall[] = [
  ...bagCalls,
  ...orderCalls,
  ...paymentCalls,
  ...peopleCalls,
  ...handoverCalls,
  ...alertCalls,
  ...serverCalls,
];

const TAGS: Readonly<Record<Tag, string>> = {
  Bags: 'The surprise bags and their pictures.',
  Orders: 'Placing, cancelling and following orders.',
  Payment: 'The payment page of an order, and the callback of the payment provider.',
  People: 'The profile of the signed-in user, and messages to the shop.',
  Handovers: 'Tickets, and the phones at counters and of couriers.',
  Alerts: 'The link that ends an alert; alerts themselves are in the table `alerts`.',
  Server: 'Health checks, configuration and this document.',
};

const DESCRIPTION = `The HTTP API of the application server, for browsers, the payment provider and operators. \
Accounts, tables and stored files are served by the Supabase project under \`/auth/v1\`, \`/rest/v1\` and \
\`/storage/v1\`.

The bearer token is the \`access_token\` of the answer to \`POST /auth/v1/token?grant_type=password\`. It alone \
identifies the user: no field of a body can name another one.

JSON bodies have at most ${LARGEST_BODY_BYTES / 1024} KiB. A body with a missing, unknown or invalid field is \
rejected, and the answer names the field. Every error has the schema \`Problem\`; programs read its \`code\`.`;

export interface Limits {
  perAddress: CallsPerMinute;
  perUser: CallsPerMinute;
}

const SECURITY = {
  public: [],
  'signed in': [{ token: [] }],
  admins: [{ token: ['admin'] }],
  devices: [{ device: [] }],
} as const satisfies Record<DescribedCall['access'], DocumentedOperation['security']>;

const retryAfter: ResponseObject['headers'] = {
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
};

/** The errors of a call: one response per status, with one example per code. */
function problemAnswers(
  problems: readonly ErrorCode[],
  fields: Readonly<Partial<Record<ErrorCode, object>>>,
): Record<string, ResponseObject> {
  const statuses = Array.from(new Set(problems.map((code) => ERROR_ANSWERS[code][0])));
  return Object.fromEntries(
    statuses.map((status) => {
      const here = ERROR_CODES.filter((code) => problems.includes(code) && ERROR_ANSWERS[code][0] === status);
      const answer: ResponseObject = {
        description: here.map((code) => ERROR_ANSWERS[code][1]).join(' '),
        ...((status === 429 || status === 503) && { headers: retryAfter }),
        content: {
          'application/json': {
            schema: { ...refersTo('Problem'), properties: { code: { type: 'string', enum: here } } },
            examples: Object.fromEntries(here.map((code) => [code, exampleOf(code, fields[code])])),
          },
        },
      };
      return [String(status), answer];
    }),
  );
}

function exampleOf(code: ErrorCode, fields: object = {}): Example {
  const [, error] = ERROR_ANSWERS[code];
  return { summary: error, value: { error, message: error, code, ...fields } };
}

/** The errors of every call of this kind. */
const commonProblems = ({ access, json }: DescribedCall, isLimited: boolean): readonly ErrorCode[] => [
  ...(access === 'signed in' || access === 'admins' ? (['not_signed_in'] as const) : []),
  ...(access === 'devices' ? (['unknown_device', 'revoked'] as const) : []),
  ...(access === 'admins' ? (['not_an_admin'] as const) : []),
  ...(json ? (['malformed', 'too_large', 'not_json'] as const) : []),
  ...(isLimited ? (['too_many', 'failed'] as const) : []),
];

function operationOf(call: DescribedCall, { perAddress, perUser }: Limits): DocumentedOperation {
  const { json, bytes, parameters, method, path, problemFields, problems = [] } = call;
  const isLimited = call.limits !== undefined || (path.startsWith('/api/') && !call.unlimited);
  const { group, limit } = limitOf(method.toUpperCase(), path, call.limits ?? perAddress);
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    description: call.description,
    security: SECURITY[call.access],
    ...(parameters && { parameters }),
    ...(json && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: refersTo(json.schema), examples: json.examples } },
      },
    }),
    ...(bytes && { requestBody: { required: true, ...bytes } }),
    responses: {
      ...call.answers,
      ...problemAnswers([...commonProblems(call, isLimited), ...problems], {
        malformed: { field: 'amount', problem: 'wrong' },
        ...problemFields,
      }),
    },
    ...(isLimited && {
      'x-rate-limit': {
        callsPerMinute: limit,
        countedWith: group,
        ...((call.access === 'signed in' || call.access === 'admins') && {
          callsOfOnePerson: limitOf(method.toUpperCase(), path, perUser).limit,
        }),
      },
    }),
  };
}

export function openApiDocument(limits: Limits): OpenApi {
  const paths: Record<string, PathItem> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call, limits) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name.en} server API`, version: '0.1.0', description: DESCRIPTION },
    servers: [{ url: '/', description: 'This server.' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...bodies, ...answers, ...schemas },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        device: {
          type: 'http',
          scheme: 'Device',
          description: 'The token that a phone made when it was paired.',
        },
      },
    },
  };
}
