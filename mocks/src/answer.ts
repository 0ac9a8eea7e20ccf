/** One helper that answers a path: for whom, in which scenario, and with what. */
import { ERROR_ANSWERS, type ErrorCode } from '@zawadeh/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { expireHolds } from './database/orders.ts';
import type { MockDatabase, MockUser } from './database/rows.ts';
import { signedInUser } from './database/tokens.ts';
import { isAdmin } from './database/users.ts';
import type { Scenario } from './scenarios.ts';

export interface MockOptions {
  scenario: Scenario;
  database: MockDatabase;
  now: () => number;
  /** Called after every response, to store the database across a reload. */
  save?: (database: MockDatabase) => void;
}

type Fields = Record<string, unknown>;

export interface MockCall<Sent = Fields> {
  database: MockDatabase;
  /** Of a call that anyone may make, a user without an id is a visitor. */
  user: MockUser;
  now: number;
  sent: Sent;
  request: Request;
  url: URL;
  /** The part of the path that `:id` stands for. */
  id: string;
}

/** `store` is an admin, or a member of any store. */
export type Who = 'anyone' | 'member' | 'store' | 'admin';

type Given = object | string | number | boolean | null;

/** `give` answers the call; anything but a Response is sent as JSON. */
export const answer = <Sent = Fields>(
  options: MockOptions,
  call: `${'get' | 'post' | 'put' | 'patch' | 'delete' | 'all'} ${string}`,
  who: Who,
  give: (call: MockCall<Sent>) => Given | Promise<Given>,
): HttpHandler => {
  const [method, path] = call.split(' ') as ['get', string];
  return http[method](`*${path}`, async ({ request, params }) => {
    const { database, now } = options;
    const text = request.method === 'GET' ? '' : await request.clone().text();
    return respond(options, path, async () => {
      const user = signedInUser(database, request);
      const denied = denialOf(who, user, path, database);
      if (denied) return denied;
      const given = await give({
        database,
        user: user ?? ({} as MockUser),
        now: now(),
        sent: parsed(text) as Sent,
        request,
        url: new URL(request.url),
        id: String(params.id),
      });
      return given instanceof Response ? given : HttpResponse.json(given as never);
    });
  });
};

/** A form or a picture is read from the request itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return {};
  }
}

/** The functions of the Data API by their names. */
export const functions = (
  options: MockOptions,
  who: Who,
  answers: Record<string, (call: MockCall) => Given>,
): HttpHandler[] =>
  Object.entries(answers).map(([name, give]) => answer(options, `post /rest/v1/rpc/${name}`, who, give));

function denialOf(who: Who, user: MockUser | null, path: string, { members }: MockDatabase): Response | null {
  if (who === 'anyone') return null;
  const isTable = path.startsWith('/rest/');
  if (!user)
    return isTable
      ? tableError(401, '42501', `permission denied for ${path}`)
      : errorResponse('not_signed_in');
  if (who === 'member' || isAdmin(user)) return null;
  if (who === 'store' && members.some(({ user_id }) => user_id === user.id)) return null;
  return isTable ? tableError(403, '42501', 'Admins only!') : errorResponse('not_an_admin');
}

export const tableError = (status: number, code: string, message: string): Response =>
  HttpResponse.json({ code, details: null, hint: null, message }, { status });

/** The response as the scenario changes it: delayed, replaced by an error, or never sent. */
async function respond(
  { scenario, database, now, save }: MockOptions,
  path: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (scenario === 'offline') return HttpResponse.error();
  if (scenario === 'slow') await delay(3000);
  if (scenario === 'silent') await delay('infinite');
  if (scenario === 'down' && path.startsWith('/api/')) return errorResponse('unavailable');
  if (scenario === 'down')
    return HttpResponse.json({ error: 'The backend is being repaired.' }, { status: 500 });
  if (scenario === 'html') return HttpResponse.html('<!doctype html><title>Bad gateway</title>');
  expireHolds(database, now());
  const response = await handle();
  save?.(database);
  return response;
}

/** An error of the application server. */
export function errorResponse(code: ErrorCode, details: object = {}): Response {
  const [status, error] = ERROR_ANSWERS[code];
  return HttpResponse.json({ error, message: error, code, ...details }, { status });
}
