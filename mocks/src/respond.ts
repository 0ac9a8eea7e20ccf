/** Wraps the response of every handler in the chosen scenario: slow, failing, offline. */
import { ERROR_ANSWERS, type ErrorCode } from '@zawadeh/domain';
import { delay, HttpResponse } from 'msw';
import { releaseAlerts } from './database/alerts.ts';
import type { Scenario } from './scenarios.ts';
import { expireHolds } from './database/orderStore.ts';
import type { MockDatabase } from './database/database.ts';

export interface MockOptions {
  scenario: Scenario;
  database: MockDatabase;
  now: () => number;
  /** Called after every response, to store the database across a reload. */
  save?: (database: MockDatabase) => void;
}

/** The response as the scenario changes it: delayed, replaced by an error, or never sent. */
export async function respond(options: MockOptions, handle: () => Response): Promise<Response> {
  const { scenario, database, now, save } = options;
  if (scenario === 'offline') return HttpResponse.error();
  if (scenario === 'slow') await delay(3000);
  if (scenario === 'silent') await delay('infinite');
  if (scenario === 'down')
    return HttpResponse.json({ error: 'The backend is being repaired.' }, { status: 500 });
  if (scenario === 'html') return HttpResponse.html('<!doctype html><title>Bad gateway</title>');
  expireHolds(database, now());
  releaseAlerts(database, now());
  const response = handle();
  save?.(database);
  return response;
}

/** The same for the application server, whose outage has an error body of its own shape. */
export const respondAsServer = (options: MockOptions, handle: () => Response): Promise<Response> =>
  respond(options, handle).then((response) =>
    options.scenario === 'down' ? errorResponse('unavailable') : response,
  );

/** An error of the application server. */
export function errorResponse(code: ErrorCode, details: object = {}): Response {
  const [status, error] = ERROR_ANSWERS[code];
  return HttpResponse.json({ error, message: error, code, ...details }, { status });
}
