/** SQL functions of the dashboard, each of which itself checks that an admin calls it. */
import type { ErrorCode } from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { MockDatabase } from '../database/rows.ts';
import { isAdmin } from '../database/users.ts';
import type { MockOptions } from '../respond.ts';
import type { TableRow } from './query.ts';
import { tableError, tableHandler } from './table.ts';

export type AdminFunction = (database: MockDatabase, sent: TableRow, now: number) => unknown;

/** A rejected call. */
export const refused = (code: ErrorCode) => ({ refused: code });

export const adminFunctions = (
  options: MockOptions,
  functions: Record<string, AdminFunction>,
): HttpHandler[] =>
  Object.entries(functions).map(([name, answer]) =>
    http.post(
      `*/rest/v1/rpc/${name}`,
      tableHandler(options, ({ database, user, sent, now }) => {
        if (!user) return tableError(401, '42501', `permission denied for function ${name}`);
        if (!isAdmin(user)) return tableError(403, '42501', 'Admins only!');
        const given = answer(database, sent[0] ?? {}, now);
        return given instanceof Response ? given : HttpResponse.json(given as never);
      }),
    ),
  );
