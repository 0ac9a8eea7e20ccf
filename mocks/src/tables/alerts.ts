/** Bags that a user is told about: one's own rows only, written by functions alone. */
import type { HttpHandler } from 'msw';
import type { MockOptions } from '../respond.ts';
import { askAlert, endAlert } from '../database/alerts.ts';
import type { MockTable } from './table.ts';
import { userFunctions } from './userFunctions.ts';

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

export const alertFunctions = (options: MockOptions): HttpHandler[] =>
  userFunctions(options, {
    ask_alert: (database, user, { p_bag, p_language }, now) =>
      askAlert(database, user, String(p_bag), String(p_language), now),
    end_alert: (database, user, { p_alert }, now) => endAlert(database, user, String(p_alert), now),
  });
