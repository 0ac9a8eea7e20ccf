/** Bags that a user is told about: one's own rows only, written by functions alone. */
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { MockOptions } from '../respond.ts';
import { askAlert, endAlert } from '../database/alerts.ts';
import type { MockDatabase, MockUser } from '../database/rows.ts';
import type { TableRow } from './query.ts';
import { tableError, tableHandler, type MockTable } from './table.ts';

export const alerts: MockTable = {
  name: 'alerts',
  columns: [
    'id',
    'user_id',
    'bag_id',
    'language',
    'asked_at',
    'kept_at',
    'told_at',
    'kept_until',
    'ended_at',
    'outcome',
  ],
  visible: (database, user) => user && database.alerts.filter(({ user_id }) => user_id === user.id),
};

type UserFunction = (database: MockDatabase, user: MockUser, sent: TableRow, now: number) => unknown;

const FUNCTIONS: Record<string, UserFunction> = {
  ask_alert: (database, user, { p_bag, p_language }, now) =>
    askAlert(database, user, String(p_bag), String(p_language), now),
  end_alert: (database, user, { p_alert }, now) => endAlert(database, user, String(p_alert), now),
};

export const alertFunctions = (options: MockOptions): HttpHandler[] =>
  Object.entries(FUNCTIONS).map(([name, answer]) =>
    http.post(
      `*/rest/v1/rpc/${name}`,
      tableHandler(options, ({ database, user, sent, now }) =>
        user
          ? HttpResponse.json(answer(database, user, sent[0] ?? {}, now) as never)
          : tableError(401, '42501', `permission denied for function ${name}`),
      ),
    ),
  );
