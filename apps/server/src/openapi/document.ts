import { brand, ERROR_ANSWERS, ERROR_CODES, LARGEST_BODY_BYTES, type ErrorCode } from '@zawadeh/domain';
import { limitOf } from '../http/rateLimit.ts';
import type { CallsPerMinute } from '../ports.ts';
import { answers } from './answers.ts';
import { bodies } from './bodies.ts';
import { bagCalls } from './calls/bags.ts';
import { orderCalls } from './calls/orders.ts';
import { paymentCalls } from './calls/payment.ts';
import { peopleCalls } from './calls/people.ts';
import { serverCalls } from './calls/server.ts';
import { schemas, refersTo } from './schemas.ts';
import type {
  DescribedCall,
  DocumentedOperation,
  Example,
  Group,
  OpenApi,
  PathItem,
  ResponseObject,
} from './shape.ts';

const calls: readonly DescribedCall[] = [
  ...bagCalls,
  ...orderCalls,
  ...paymentCalls,
  ...peopleCalls,
  ...serverCalls,
];

const GROUPS: Readonly<Record<Group, string>> = {
  'The shelf': 'What there is to be rescued.',
  Pictures: 'What bags look like.',
  Orders: 'From the cart to the counter.',
  Payment: 'Where to pay, and how the provider says that somebody did.',
  People: 'One’s own profile, and one’s word to the shop.',
  'The server itself': 'Whether it lives, and how it is set up.',
};

const ABOUT = `What browsers, the payment provider and operators ask of the application server. \
Accounts, tables and stored files are asked of the Supabase project under \`/auth/v1\`, \`/rest/v1\` and \`/storage/v1\`.

A caller is whoever the token belongs to: \`access_token\` of the answer to \
\`POST /auth/v1/token?grant_type=password\`. Nothing in a body changes that.

Bodies are JSON of at most ${LARGEST_BODY_BYTES / 1024} KiB. A field that is missing, unknown or not as described is \
refused, and the answer names it. Every failure has the shape of \`Problem\`; its \`code\` is for programs.`;

/** What a call has because of its audience. */
function kindOf({ audience, json, path, unlimited }: DescribedCall): {
  isCounted: boolean;
  problems: ErrorCode[];
} {
  const isCounted = path.startsWith('/api/') && !unlimited;
  return {
    isCounted,
    problems: [
      ...(audience === 'anybody' ? [] : (['not_signed_in'] as const)),
      ...(audience === 'admins' ? (['not_an_admin'] as const) : []),
      ...(json ? (['malformed', 'too_large', 'not_json'] as const) : []),
      ...(isCounted ? (['too_many', 'failed'] as const) : []),
    ],
  };
}

export interface Limits {
  perAddress: CallsPerMinute;
  perUser: CallsPerMinute;
}

const SECURITY_OF = {
  anybody: [],
  'the signed in': [{ token: [] }],
  admins: [{ token: ['admin'] }],
} as const satisfies Record<DescribedCall['audience'], DocumentedOperation['security']>;

/** Where waiting helps, the response says how long. */
const HEADERS_OF: Readonly<Record<number, ResponseObject['headers']>> = Object.fromEntries(
  [429, 503].map((status) => [
    status,
    { 'Retry-After': { description: 'In how many seconds to try again.', schema: { type: 'integer' } } },
  ]),
);

/** The errors of a call: one response per status, with one example per code. */
function problemAnswers(
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

const WRONG_FIELD = { field: 'amount', problem: 'wrong' };

function operationOf(call: DescribedCall, { perAddress, perUser }: Limits): DocumentedOperation {
  const { json, bytes, parameters, method, path, figures, problems = [] } = call;
  const kind = kindOf(call);
  const { group, limit } = limitOf(method.toUpperCase(), path, perAddress);
  return {
    operationId: call.id,
    tags: [call.group],
    summary: call.summary,
    description: call.about,
    security: SECURITY_OF[call.audience],
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
      ...problemAnswers([...kind.problems, ...problems], { malformed: WRONG_FIELD, ...figures }),
    },
    ...(kind.isCounted && {
      'x-rate-limit': {
        callsPerMinute: limit,
        countedWith: group,
        ...(call.audience !== 'anybody' && {
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
    info: { title: `${brand.name.en}: the calls of its server`, version: '0.1.0', description: ABOUT },
    servers: [{ url: '/', description: 'The server that this comes from.' }],
    tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...bodies, ...answers, ...schemas },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
