import type { PublicConfig } from '../../ports.ts';
import { jsonAnswer } from '../schemas.ts';
import type { DescribedCall } from '../shape.ts';

const config: PublicConfig = {
  supabaseUrl: '',
  publishableKey: 'sb_publishable_…',
  apiBase: '',
  paidOrdersOnly: false,
};

export const DOCUMENT_PATH = '/openapi.json';

const common = { group: 'The server itself', audience: 'anybody', method: 'get' } as const;

export const serverCalls: readonly DescribedCall[] = [
  {
    ...common,
    path: '/healthz',
    id: 'isAlive',
    summary: 'Whether the process lives',
    about: 'For whatever starts it again where it does not. Nothing else is asked.',
    answers: { '200': jsonAnswer('It does.', 'Health', { status: 'alive' }) },
  },
  {
    ...common,
    path: '/readyz',
    id: 'isReady',
    summary: 'Whether the database answers',
    about: 'For whatever sends callers here.',
    answers: { '200': jsonAnswer('It does.', 'Health', { status: 'ready' }) },
    problems: ['unavailable'],
  },
  {
    ...common,
    path: '/config.json',
    id: 'readConfig',
    summary: 'What the web app must know before its first call',
    about: 'One build serves every installation, and asks here which one it is in.',
    answers: { '200': jsonAnswer('The addresses and the key.', 'Config', config) },
  },
  {
    ...common,
    path: DOCUMENT_PATH,
    id: 'readOpenApi',
    summary: 'These calls, for programs',
    about:
      'OpenAPI 3.1. Which fields there are is taken from the readers that the server itself reads bodies with.',
    answers: {
      '200': {
        description: 'The document.',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
    },
  },
];
