import type { EngineDatabase } from './engineDatabase.ts';

const CHECK_VIOLATED = '23514';

const isCheckViolation = (error: unknown): error is Error & { detail?: string } =>
  error instanceof Error && 'code' in error && error.code === CHECK_VIOLATED;

/**
 * The engine answers a violated check constraint with 500 and its own code, PostgREST with 400 and 23514. An error with
 * the code PGRST carries its own response, so this one carries PostgREST's.
 */
export function answerCheckViolations(connection: EngineDatabase['connection']): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error: unknown) => {
    if (!isCheckViolation(error)) return normalize(error);
    const answer = {
      code: CHECK_VIOLATED,
      message: error.message,
      details: error.detail ?? null,
      hint: null,
    };
    return Object.assign(new Error(JSON.stringify(answer)), {
      code: 'PGRST',
      detail: JSON.stringify({ status: 400, headers: {} }),
    });
  };
}
