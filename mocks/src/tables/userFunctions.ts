/** SQL functions that answer a signed-in user about their own rows. */
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { MockDatabase, MockUser } from '../database/rows.ts';
import type { MockOptions } from '../respond.ts';
import type { TableRow } from './query.ts';
import { tableError, tableHandler } from './table.ts';

type UserFunction = (database: MockDatabase, user: MockUser, sent: TableRow, now: number) => unknown;

export const userFunctions = (options: MockOptions, functions: Record<string, UserFunction>): HttpHandler[] =>
  Object.entries(functions).map(([name, answer]) =>
    http.post(
      `*/rest/v1/rpc/${name}`,
      tableHandler(options, ({ database, user, sent, now }) =>
        user
          ? HttpResponse.json(answer(database, user, sent[0] ?? {}, now) as never)
          : tableError(401, '42501', `permission denied for function ${name}`),
      ),
    ),
  );
