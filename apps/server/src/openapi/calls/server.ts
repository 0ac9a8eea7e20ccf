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

const common = { tag: 'Server', access: 'public', method: 'get' } as const;

export const serverCalls: readonly DescribedCall[] = [
  {
    ...common,
    path: '/healthz',
    id: 'isAlive',
    summary: 'Liveness check',
    description:
      'Succeeds as long as the process runs; if it fails, restart the server. It does not use the database.',
    answers: { '200': jsonAnswer('The process runs.', 'Health', { status: 'alive' }) },
  },
  {
    ...common,
    path: '/readyz',
    id: 'isReady',
    summary: 'Readiness check',
    description:
      'Succeeds as long as the database answers too; if it fails, send requests to another server.',
    answers: { '200': jsonAnswer('The database answers.', 'Health', { status: 'ready' }) },
    problems: ['unavailable'],
  },
  {
    ...common,
    path: '/config.json',
    id: 'readConfig',
    summary: 'Configuration of the web app',
    description: 'The web app reads it before its first call, so that one build serves every installation.',
    answers: { '200': jsonAnswer('The configuration.', 'Config', config) },
  },
  {
    ...common,
    path: DOCUMENT_PATH,
    id: 'readOpenApi',
    summary: 'This document',
    description: 'OpenAPI 3.1. The fields of the request bodies are those that the server validates.',
    answers: {
      '200': {
        description: 'The document.',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
    },
  },
];
